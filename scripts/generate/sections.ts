/**
 * Renews the generated parts of a Markdown page. Each is between `<!-- NAME: start -->` and `<!-- NAME: end -->`.
 *
 * @param page the file's name, for the message
 * @param sections the text of each part by its name
 * @throws Error when the page has no place for a part
 */
export function renewSections(
  markdown: string,
  page: string,
  sections: Readonly<Record<string, string>>,
): string {
  return Object.entries(sections).reduce((text, [name, made]) => {
    const [start, end] = [`<!-- ${name}: start -->`, `<!-- ${name}: end -->`];
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from)
      throw new Error(`${page} has no place for its ${name}: write ${start} and ${end} there.`);
    return `${text.slice(0, from + start.length)}\n\n${made}\n\n${text.slice(to)}`;
  }, markdown);
}
