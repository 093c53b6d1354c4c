/** The parts of the README that are made from code. Pure. */
import { formFieldReference } from "./form-fields";
import { frontMatterReference } from "./front-matter-reference";

/** Each made part by its name; it stands between `<!-- NAME: start -->` and `<!-- NAME: end -->`. */
export const madeSections: Record<string, () => string> = {
  "front-matter reference": frontMatterReference,
  "form fields": formFieldReference,
};

/**
 * The README with its made parts renewed.
 * @throws Error when a part has no place in the text
 */
export function renewSections(readme: string): string {
  return Object.entries(madeSections).reduce((text, [name, make]) => {
    const [start, end] = [`<!-- ${name}: start -->`, `<!-- ${name}: end -->`];
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`The README has no place for its ${name}.`);
    return `${text.slice(0, from + start.length)}\n\n${make()}\n\n${text.slice(to)}`;
  }, readme);
}
