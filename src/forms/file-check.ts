/** Checks a chosen file before it is sent. Pure. */
import type { FileField, Files, FormTable } from "./model";

/**
 * Formats a size as "4.2 MB" or "320 KB", in powers of ten, as file managers and Netlify do.
 * @param round `Math.ceil` for what exceeds a limit, so that it never reads as the limit
 */
export function bytesText(bytes: number, round = Math.round): string {
  if (bytes > 999_000) return `${String(round(bytes / 100_000) / 10)} MB`;
  if (bytes >= 1_000) return `${String(round(bytes / 1_000))} KB`;
  return `${String(bytes)} bytes`;
}

/** Lists the file types of a field: "JPG, PNG or WebP". */
export function typesText({ or }: FormTable, field: FileField): string {
  const titles = field.fileTypes.map(({ title }) => title);
  return [titles.slice(0, -1).join(", "), ...titles.slice(-1)].filter(Boolean).join(or);
}

/** Whether the file name has one of the field's extensions. Browsers derive `file.type` from them too, if the system can. */
function isOfType(field: FileField, file: File): boolean {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  return field.fileTypes.some(({ extensions }) => extensions.some((other) => other === extension));
}

/** Returns the error message for a file field, if there is one. */
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
    return form.problem.fileSize(
      called,
      bytesText(field.maxBytes),
      bytesText(file.size, Math.ceil),
    );
  return undefined;
}

/** Returns the name of the field with the largest file. */
export function largestFile(files: Files): string | undefined {
  const [largest] = Object.entries(files).sort(([, a], [, b]) => b.size - a.size);
  return largest?.[0];
}
