/** Labels of fields, and names made from labels. Pure. */

/**
 * Labels of fields whose names say too little. Nearly every label begins with the name, so that an author finds the field
 * that the content check names.
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

/** Names of entries that are not the singular of their list's name. */
const singulars: Readonly<Record<string, string>> = { faq: "FAQ entry" };

/** Returns the label of a field: `projectType` is “Project type”. */
export function labelOf(name: string): string {
  return labels[name] ?? wordsOf(name);
}

/** Returns the label of an entry of a list: one of `phases` is a “Phase”. */
export function singularOf(name: string): string {
  return (singulars[name] ?? wordsOf(name))
    .replace(/ies$/, "y")
    .replace(/iases$/, "iass")
    .replace(/s$/, "")
    .replace(/ss$/, "s");
}

/** Returns the name of the GraphQL field for an entry's group: one of `groups` is its `group`, and so is a file. */
export function groupField({ groups }: { groups?: { list: string } }): string {
  return groups ? singularOf(groups.list).toLowerCase() : "group";
}

/** Returns the name of the GraphQL field for a page's related pages of a kind: `relatedBuildRecaps`. */
export function relatedField({ plural }: { plural: string }): string {
  return `related${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
}

/** The GraphQL field that resolves to the same entry in each language, in their order. */
export const languagesField = "inLanguages";

function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
