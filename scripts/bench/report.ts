/** The report: which numbers appear under which heading. Pure. */
import { byteColumns, limitColumns, scoreColumns, type Device } from "./lighthouse";
import type { Measured } from "./pairs";
import type { Section } from "./report-page";
import { table, type Row } from "./tables";
import { visitColumns } from "./visits";

const devices: Record<Device, string> = {
  mobile: "a phone in Lighthouse's simulation",
  desktop: "a desktop in Lighthouse's simulation",
};

/** How many times as long as its twin a page may take. */
const targets = { "first-contentful-paint": 1.08, "largest-contentful-paint": 1.12 };

function failureList({ failures }: Measured): string {
  const lines = [...failures].map(
    ([name, routes]) => `- ${name} at ${[...routes].map((route) => `\`${route}\``).join(", ")}`,
  );
  return lines.length > 0 ? `\n\nBelow 100 because of:\n\n${lines.join("\n")}` : "";
}

export function lighthouseSections(device: Device, measured: Measured): Section[] {
  const { rows } = measured;
  return [
    {
      title: `Scores and times: ${devices[device]}`,
      text: table("Page", scoreColumns, rows) + failureList(measured),
    },
    {
      title: `Bytes by kind: ${devices[device]}`,
      text: table("Page", byteColumns, rows),
    },
  ];
}

export function visitSections({ rows }: Measured): Section[] {
  return [{ title: "Visits", text: table("Page", visitColumns, rows) }];
}

/** Returns the names of the pages that miss a target, with their ratios. */
function pagesOverTarget(rows: readonly Row[], key: keyof typeof targets): string[] {
  return rows
    .map(({ name, values, other }) => ({ name, ratio: (values[key] ?? 0) / (other?.[key] ?? 0) }))
    .filter(({ ratio }) => ratio > targets[key])
    .map(({ name, ratio }) => `${name} (${ratio.toFixed(3)})`);
}

export function limitSections({ rows }: Measured): Section[] {
  const verdicts = limitColumns
    .filter(({ key }) => key in targets)
    .map(({ key, title }) => {
      const target = targets[key as keyof typeof targets];
      const missed = pagesOverTarget(rows, key as keyof typeof targets);
      const name = title.replace(/, .*/, "");
      return missed.length === 0
        ? `- ${name}: at most ${target} times that of the twin on every page.`
        : `- ${name}: more than ${target} times that of the twin on ${missed.join(", ")}.`;
    });
  const text = `${table("Page", limitColumns, rows)}\n\n${verdicts.join("\n")}`;
  return [{ title: "Pages / their twins without script and font = ratio, on a phone", text }];
}
