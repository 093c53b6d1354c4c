/** What fields are called when people are asked for them. Pure. */

/**
 * Names that mean little by themselves. Nearly every label begins with its name, so that an author finds the field that
 * the content check names.
 */
const labels: Readonly<Record<string, string>> = {
  src: "Picture",
  alt: "Alt text",
  hero: "Hero: the first picture",
  body: "Text",
  related: "Related pages",
  published: "Published on",
  checked: "Checked on",
  updated: "Updated on",
  aliases: "Aliases: earlier addresses",
  middleware: "Middleware: for developers",
  faq: "FAQ",
  geo: "Geo: coordinates",
  id: "ID",
  url: "URL",
  verifyUrl: "Verify URL",
  postalCode: "Postal code (ZIP)",
  slug: "Address",
};

/** Entries that are not called by the singular of their list. */
const singulars: Readonly<Record<string, string>> = { faq: "FAQ entry" };

/** `projectType` is “Project type”. */
export function labelOf(name: string): string {
  return labels[name] ?? wordsOf(name);
}

/** One entry of a list: of `phases` a “Phase”. */
export function singularOf(name: string): string {
  return (singulars[name] ?? wordsOf(name))
    .replace(/ies$/, "y")
    .replace(/iases$/, "iass")
    .replace(/s$/, "")
    .replace(/ss$/, "s");
}

/** The field in which an entry shows its group: of `groups` it is `group`, and so it is where each file is one. */
export function groupField({ groups }: { groups?: { list: string } }): string {
  return groups ? singularOf(groups.list).toLowerCase() : "group";
}

/** The field in which a page shows its neighbors of a kind: `relatedBuildRecaps`. */
export function relatedField({ plural }: { plural: string }): string {
  return `related${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
}

/** The field in which an entry answers itself in another language. */
export const languageField = "inLanguage";

function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
