/** The place of the bench's tables in the README. Pure. */

const start = "<!-- bench -->";
const end = "<!-- /bench -->";

/** What stands under one heading of the report. */
export interface Section {
  title: string;
  text: string;
}

/** The report as Markdown. */
export function write(sections: readonly Section[]): string {
  return sections.map(({ title, text }) => `#### ${title}\n\n${text}`).join("\n\n");
}

function read(markdown: string): Section[] {
  return markdown
    .split(/^#### /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return { title: title.trim(), text: lines.join("\n").trim() };
    });
}

/**
 * The README with these sections renewed; those that were not measured this time stay as they are.
 * @throws Error when the README has no place for them
 */
export function renewReadme(readme: string, sections: readonly Section[]): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The README has no ${start} … ${end}.`);
  const all = new Map(read(readme.slice(from, to)).map(({ title, text }) => [title, text]));
  for (const { title, text } of sections) all.set(title, text);
  const renewed = write([...all].map(([title, text]) => ({ title, text })));
  return `${readme.slice(0, from + start.length)}\n\n${renewed}\n\n${readme.slice(to)}`;
}
