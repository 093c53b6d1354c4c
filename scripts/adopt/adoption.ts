/** What an adoption works on, and how it changes files: the sample's stay known as the sample's. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import type { Answers } from "./answers";
import { draftsFolder, hashOf, type Memory } from "./memory";

/** An adoption that is being made. */
export interface Adoption {
  /** The folder of content. */
  content: string;
  root: string;
  memory: Memory;
  answers: Answers;
  /** What was done, to be printed. */
  done: string[];
}

/** Whether a file below content/ is there as the sample had it, or as an adoption has left it. */
async function isOfSample({ content, memory }: Adoption, name: string): Promise<boolean> {
  const file = path.join(content, name);
  return existsSync(file) && memory.files[name] === (await hashOf(file));
}

/**
 * Changes a file of the sample below content/, which stays known as the sample's.
 * @returns whether anything has changed; what the owner has written never does
 */
export async function rewrite(
  adoption: Adoption,
  name: string,
  edit: (text: string) => string,
): Promise<boolean> {
  if (!(await isOfSample(adoption, name))) return false;
  const file = path.join(adoption.content, name);
  const text = await readFile(file, "utf8");
  const edited = edit(text);
  if (edited === text) return false;
  await writeFile(file, edited);
  adoption.memory.files[name] = await hashOf(file);
  return true;
}

/** Changes a YAML file, whose comments stay. */
export async function change(
  file: string,
  edit: (document: ReturnType<typeof parseDocument>) => void,
) {
  if (!existsSync(file)) return;
  const text = await readFile(file, "utf8");
  const document = parseDocument(text);
  const before = JSON.stringify(document.toJS());
  edit(document);
  if (JSON.stringify(document.toJS()) !== before)
    await writeFile(file, document.toString({ lineWidth: 0 }));
}

/** Removes a folder that nothing is left in, and those above it. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  if (folder === top || (await readdir(folder)).length > 0) return;
  await rmdir(folder);
  await removeEmpty(path.dirname(folder), top);
}

/** Moves files of the sample, as it had them, out of content/. */
export async function takeOut(adoption: Adoption, isMeant: (name: string) => boolean) {
  const { root, content, memory, done } = adoption;
  let count = 0;
  for (const name of Object.keys(memory.files)) {
    if (!isMeant(name) || !(await isOfSample(adoption, name))) continue;
    const file = path.join(content, name);
    const target = path.join(root, draftsFolder, "content", name);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(file, target);
    await removeEmpty(path.dirname(file), content);
    count += 1;
  }
  if (count > 0) done.push(`Moved ${count} files of the sample to ${draftsFolder}/content.`);
}
