/**
 * What a form sends: its entries as they are checked and posted, with photos as they leave the
 * browser.
 */
import { addressIn, withoutMarks } from "./check";
import { fieldsOf, fileIn, type FormModel } from "./form-model";
import { cleaned, factsOf, type FilesRead } from "./photo";

/** Returns the chosen files, each with the name of its field. */
export const filesIn = (form: FormModel, entries: FormData) =>
  fieldsOf(form).flatMap(({ name }) => {
    const file = fileIn(entries, name);
    return file ? [{ name, file }] : [];
  });

/** Replaces each photo with its cleaned copy, in case its field has not finished doing so. */
export async function drawPhotos(
  files: ReturnType<typeof filesIn>,
  entries: FormData,
): Promise<void> {
  for (const { name, file } of files) entries.set(name, await cleaned(file));
}

/** Returns what each chosen file is, by the name of its field. */
export async function readFiles(form: FormModel, entries: FormData): Promise<FilesRead> {
  const read = filesIn(form, entries).map(
    async ({ name, file }) => [name, await factsOf(file)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Leaves out empty files, which a browser sends for inputs without one, and invisible characters in
 * addresses and numbers.
 */
export function clean(form: FormModel, entries: FormData): void {
  for (const { name, kind } of fieldsOf(form)) {
    const value = entries.get(name);
    if (kind === "file" && !fileIn(entries, name)) entries.delete(name);
    if (typeof value !== "string") continue;
    if (kind === "email") entries.set(name, addressIn(value));
    if (kind === "tel") entries.set(name, withoutMarks(value));
  }
}
