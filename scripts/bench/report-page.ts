/** The bench's tables in docs/performance.md. Pure. */

const start = "<!-- bench -->";
const end = "<!-- /bench -->";

/** One heading of the report and what follows it. */
export interface Section {
  title: string;
  text: string;
}

/** Returns the report as Markdown. */
export function formatReport(sections: readonly Section[]): string {
  return sections.map(({ title, text }) => `### ${title}\n\n${text}`).join("\n\n");
}

function parseReport(markdown: string): Section[] {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return { title: title.trim(), text: lines.join("\n").trim() };
    });
}

/**
 * Returns the page with these sections replaced or added; those that were not measured this time stay as they are.
 * @throws Error if the page lacks the markers of the report
 */
export function updateReport(page: string, sections: readonly Section[]): string {
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no ${start} … ${end} for the tables.`);
  const all = new Map(parseReport(page.slice(from, to)).map(({ title, text }) => [title, text]));
  for (const { title, text } of sections) all.set(title, text);
  const report = formatReport([...all].map(([title, text]) => ({ title, text })));
  return `${page.slice(0, from + start.length)}\n\n${report}\n\n${page.slice(to)}`;
}
