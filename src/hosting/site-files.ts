import { copyFile, link, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * What a file is made of: a text, or a file of the project, of which one that never changes under
 * its name may be linked.
 */
type Content = { text: string } | { copy: string } | { link: string };

interface SiteFile {
  /** What it is, for messages. */
  what: string;
  content: Content;
}

/** The files of the site, by their names in `dist`: what is not added here is not published. */
export class SiteFiles {
  readonly #files = new Map<string, SiteFile>();

  get names(): string[] {
    return [...this.#files.keys()].sort();
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** Reads a file of text. */
  async textOf(name: string): Promise<string> {
    const content = this.#files.get(name)?.content;
    if (!content) throw new Error(`The site has no /${name}.`);
    if ("text" in content) return content.text;
    return readFile("copy" in content ? content.copy : content.link, "utf8");
  }

  /** @param what says in messages what it is, such as “the page /about” */
  add(name: string, what: string, content: Content): void {
    // Another form could lie beside the folder, or be a second name of a file.
    const isNormal = path.posix.normalize(`/${name}`) === `/${name}` && !name.includes("\\");
    if (!isNormal || name === "" || name.endsWith("/"))
      throw new Error(`/${name}, ${what}, is no name that a file of the site can have.`);
    const other = this.#files.get(name);
    if (other) throw new Error(`/${name} would be both ${other.what} and ${what}: rename one.`);
    this.#files.set(name, { what, content });
  }

  /** Writes them into a folder. */
  async writeTo(folder: string): Promise<void> {
    const write = async (name: string, { what, content }: SiteFile) => {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      try {
        if ("text" in content) await writeFile(target, content.text);
        else if ("copy" in content) await copyFile(content.copy, target);
        // A disk may not allow links, or only within itself.
        else await link(content.link, target).catch(() => copyFile(content.link, target));
      } catch (error) {
        throw new Error(`/${name}, ${what}, cannot be written.`, { cause: error });
      }
    };
    await Promise.all([...this.#files].map(([name, file]) => write(name, file)));
  }
}
