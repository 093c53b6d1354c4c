/** Checks a chosen file before it is sent. Pure. */
import type { FileField, Files, FormTable } from "./model";

/** "4.2 MB", "320 KB": powers of ten, as file managers and Netlify count. */
export function bytesText(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, "")} MB`;
  if (bytes >= 1_000) return `${String(Math.round(bytes / 1_000))} KB`;
  return `${String(bytes)} bytes`;
}

/** "JPG, PNG or WebP". */
export function typesText({ or }: FormTable, field: FileField): string {
  const titles = field.fileTypes.map(({ title }) => title);
  return [titles.slice(0, -1).join(", "), ...titles.slice(-1)].filter(Boolean).join(or);
}

/** Whether the name ends as it should. Browsers derive a file's type from the ending too, where the system knows it. */
function isOfType(field: FileField, file: File): boolean {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  return field.fileTypes.some(({ extensions }) => extensions.some((known) => known === extension));
}

export function fileProblem(
  form: FormTable,
  field: FileField,
  file: File | undefined,
): string | undefined {
  const { called } = field;
  if (!file) return field.required;
  if (!isOfType(field, file)) return form.problem.fileType(called, typesText(form, field));
  if (file.size === 0) return form.problem.fileEmpty(called);
  if (file.size > field.maxBytes)
    return form.problem.fileSize(called, bytesText(field.maxBytes), bytesText(file.size));
  return undefined;
}

/** The name of the field with the largest file. */
export function largestFile(files: Files): string | undefined {
  const [largest] = Object.entries(files).sort(([, a], [, b]) => b.size - a.size);
  return largest?.[0];
}
