/** Measurements as Markdown tables. Pure. */
import { ratio, type Values } from "./medians";

interface Column {
  /** Name of the number in `Values`. */
  key: string;
  title: string;
  format: (value: number) => string;
}

const formats = {
  score: (value: number) => value.toFixed(0),
  milliseconds: (value: number) => value.toFixed(0),
  kilobytes: (value: number) => (value / 1024).toFixed(1),
  seconds: (value: number) => value.toFixed(0),
  shift: (value: number) => value.toFixed(3),
};

/** Returns columns that share a format, from titles by key. */
export function columns(format: keyof typeof formats, titles: Record<string, string>): Column[] {
  return Object.entries(titles).map(([key, title]) => ({ key, title, format: formats[format] }));
}

/** A row with one measurement, or two to compare. */
export interface Row {
  name: string;
  values: Values;
  other?: Values;
}

function cell({ key, format }: Column, { values, other }: Row): string {
  const value = values[key];
  if (value === undefined) return "–";
  if (!other) return format(value);
  const second = other[key];
  if (second === undefined) return `${format(value)} / –`;
  return `${format(value)} / ${format(second)} = ${ratio(value, second)?.toFixed(2) ?? "–"}`;
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Returns a table whose first column has the title `first`. Where a row has two measurements, it shows both and the ratio. */
export function table(first: string, shown: readonly Column[], rows: readonly Row[]): string {
  return [
    line([first, ...shown.map(({ title }) => title)]),
    line(["---", ...shown.map(() => "---:")]),
    ...rows.map((row) => line([row.name, ...shown.map((column) => cell(column, row))])),
  ].join("\n");
}
