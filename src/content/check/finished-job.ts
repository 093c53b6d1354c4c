/**
 * What a finished job of a client shows: its page is short, and its pictures tell the most. Pure.
 */
import { visit } from "unist-util-visit";
import { isPage, type ContentFile, type PageFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { pictureSource } from "../html-tree";
import { fault, mistakeAt } from "../issues";
import { buildRecap } from "../kinds/build-recap";
import { render } from "../markdown-tree";
import { wordsOf } from "../page-computed";
import { valuesIn } from "../schema";

const pictures = { least: 3, most: 6 };
const words = { least: 60, most: 150 };

const isWithin = (count: number, { least, most }: typeof words) => count >= least && count <= most;

/**
 * Checks how many pictures and words a finished job has. One told week by week, which has phases,
 * and a draft may have others.
 */
export function checkFinishedJob(content: ContentFile): Mistake[] {
  const { file, kind, data, body, bodyLine } = content;
  const isShort = kind.name === buildRecap.name && data.job && !data.phases && !data.draft;
  if (!isShort || !isPage(content)) return [];
  const mistakes: Mistake[] = [];
  const shown = picturesOf(content).size;
  if (!isWithin(shown, pictures)) {
    const problem = `is a finished job with ${shown} picture${shown === 1 ? "" : "s"}`;
    const remedy =
      `show ${pictures.least} to ${pictures.most} that the client agreed to: the first one, ` +
      "those under job and beforeAfter, and in the text ![What it shows](./name.jpg)";
    mistakes.push(mistakeAt(content, ["job"], fault("job-pictures", problem, remedy)));
  }
  const count = wordsOf(content);
  if (!isWithin(count, words)) {
    const problem = `has ${count} words of a finished job`;
    const remedy =
      `write ${words.least} to ${words.most}: what the client wanted, what was found, what was decided, ` +
      "how it ended; or tell it week by week under phases";
    const blanks = body.search(/\S|$/);
    mistakes.push({
      ...fault("job-words", problem, remedy),
      file,
      line: bodyLine + body.slice(0, blanks).split("\n").length - 1,
      field: "text",
    });
  }
  return mistakes;
}

/** Returns the files of the pictures that a page shows, each once. */
function picturesOf({ kind, data, body }: PageFile): Set<string> {
  const files = new Set<string>();
  for (const { value, meta } of valuesIn(kind.fileSchema, data))
    if (meta.role === "picture") files.add((value as { src: string }).src);
  visit(render(body), "element", (node) => {
    if (node.tagName === "img") files.add(pictureSource(node));
  });
  return files;
}
