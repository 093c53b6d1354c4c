/** The place of the bench's tables in docs/performance.md. Pure. */

const start = "<!-- bench -->";
const end = "<!-- /bench -->";

/** What appears under one heading of the report. */
export interface Section {
  title: string;
  text: string;
}

/** The report as Markdown. */
export function write(sections: readonly Section[]): string {
  return sections.map(({ title, text }) => `### ${title}\n\n${text}`).join("\n\n");
}

function read(markdown: string): Section[] {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return { title: title.trim(), text: lines.join("\n").trim() };
    });
}

/**
 * The page with these sections renewed; those that were not measured this time stay as they are.
 * @throws Error when the page has no place for them
 */
export function renewReport(page: string, sections: readonly Section[]): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no ${start} … ${end} for the tables.`);
  const all = new Map(read(page.slice(from, to)).map(({ title, text }) => [title, text]));
  for (const { title, text } of sections) all.set(title, text);
  const renewed = write([...all].map(([title, text]) => ({ title, text })));
  return `${page.slice(0, from + start.length)}\n\n${renewed}\n\n${page.slice(to)}`;
}
