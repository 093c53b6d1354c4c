/** Labels of fields, and names made from labels. Pure. */

/** Labels of fields whose names say too little. */
const labels: Readonly<Record<string, string>> = {
  src: "Picture",
  alt: "Alt text",
  body: "Text",
  aliases: "Earlier addresses",
  middleware: "Middleware: for developers",
  faq: "FAQ",
  id: "ID",
  url: "URL",
};

/** Returns the label of a field: `projectType` is “Project type”. */
export const labelOf = (name: string): string => labels[name] ?? wordsOf(name);

/** Returns the label of an entry of a list: one of `phases` is a “Phase”. */
export const singularOf = (name: string): string =>
  name.endsWith("s")
    ? wordsOf(name)
        .replace(/ies$/, "y")
        .replace(/(?<=ias)es$|s$/, "")
    : `${labelOf(name)} entry`;

/**
 * Returns the name of the GraphQL field for an entry's group: one of `groups` is its `group`, and
 * so is a file.
 */
export const groupField = ({ groups }: { groups?: { list: string } }): string =>
  groups ? singularOf(groups.list).toLowerCase() : "group";

/**
 * Returns the name of the GraphQL field for a page's related pages of a kind: `relatedBuildRecaps`.
 */
export const relatedField = ({ plural }: { plural: string }): string => `related${capital(plural)}`;

/**
 * Returns the name of the GraphQL field for the pages of a kind that a page names: `namedServices`.
 */
export const namedField = ({ plural }: { plural: string }): string => `named${capital(plural)}`;

/** Returns the name of the GraphQL field with a day in words: `checkedText`. */
export const dayField = (name: string): string => `${name}Text`;

/** Returns words with a capital letter at their beginning. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const wordsOf = (name: string) =>
  capital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
