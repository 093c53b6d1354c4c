/** What the fields of the editor's forms are called. Pure. */

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
  permitUrl: "Permit URL",
  verifyUrl: "Verify URL",
  postalCode: "Postal code (ZIP)",
};

/** `projectType` is “Project type”. */
export function labelOf(name: string): string {
  return labels[name] ?? wordsOf(name);
}

/** One entry of a list: of `phases` a “Phase”. */
export function singularOf(name: string): string {
  return wordsOf(name)
    .replace(/ies$/, "y")
    .replace(/iases$/, "iass")
    .replace(/s$/, "")
    .replace(/ss$/, "s");
}

function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
