/** Makes pages for the tests of the checks of words, from files as an author would write them. */
import { readContentFile } from "../../../scripts/words/content-file";
import { readCodeFile } from "../../../scripts/words/code-file";
import type { Finding } from "../../../scripts/words/finding";
import type { Page } from "../../../scripts/words/page";

const markdownPage = (folder: string, slug: string, body: string, frontMatter: string): Page =>
  readContentFile(
    `content/${folder}/${slug}/index.md`,
    `---\n${frontMatter.trim()}\n---\n\n${body.trim()}\n`,
  );

export const service = (body: string, frontMatter = "checked: 2026-11-20", slug = "casino"): Page =>
  markdownPage("services", slug, body, frontMatter);

export const article = (body: string, frontMatter = "checked: 2026-11-20", slug = "a"): Page =>
  markdownPage("blog", slug, body, frontMatter);

export const recap = (body: string, frontMatter = "checked: 2026-11-20", slug = "daiso"): Page =>
  markdownPage("build-process", slug, body, frontMatter);

export const faq = (source: string): Page => readContentFile("content/faq.yml", source);

/** The words of one page. */
export const code = (source: string, path = "/about"): Page =>
  readCodeFile(`src/words/en/pages${path}.tsx`, source, path);

/** Words of several pages. */
export const component = (source: string): Page => readCodeFile("src/components/A.tsx", source);

/** `count` words, ten to a sentence. */
export const filler = (count: number): string =>
  Array.from({ length: count }, (_, index) => (index % 10 === 9 ? "wall." : "wall")).join(" ");

export const messages = (findings: readonly Finding[]): string[] =>
  findings.map(({ message }) => message);
