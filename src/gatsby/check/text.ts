/** The Markdown text of pages and answers: headings, links, pictures, raw HTML. */
import toText from "mdast-util-to-string";
import visit from "unist-util-visit";
import type { Node } from "unist";
import type { HTML, Image, Link, Root } from "mdast";
import type { Mistake } from "../front-matter";
import { fieldName } from "../explain";
import { lonePicture, parseMarkdown } from "../markdown";
import type { Addresses } from "./addresses";
import { hostileParts } from "./hostile-html";
import type { ContentFiles } from "./read-files";

interface Text {
  file: string;
  field: string;
  markdown: string;
  /** Line of the file for a line of the Markdown, 1 first. */
  lineOf(line: number): number;
  /** Address of the page on which the text stands; `#id` alone is looked up there. */
  path: string;
  /** A page's body may hold headings and pictures; a field may not. */
  isBody: boolean;
}

export function checkText(files: ContentFiles, addresses: Addresses): Mistake[] {
  return textsOf(files).flatMap((text) => {
    const root = parseMarkdown(text.markdown);
    // The ids of the page are remembered while its tree is at hand: parsing takes most of the time.
    if (text.isBody) addresses.get(text.path)?.();
    return [
      ...checkHtml(text, root),
      ...checkLinks(text, root, addresses),
      ...(text.isBody
        ? [...checkHeadings(text, root), ...checkPictures(text, root)]
        : plain(text, root)),
    ];
  });
}

function textsOf(files: ContentFiles): Text[] {
  const texts: Text[] = [];
  for (const page of files.pages) {
    texts.push({
      file: page.file,
      field: "text",
      markdown: page.body,
      lineOf: (line) => line + page.bodyLine - 1,
      path: page.path,
      isBody: true,
    });
    const add = (path: PropertyKey[], markdown: string) =>
      texts.push({
        file: page.file,
        field: fieldName(path),
        markdown,
        lineOf: () => page.yaml.lineOf(path),
        path: page.path,
        isBody: false,
      });
    const data = page.frontMatter;
    if ("faq" in data) data.faq.forEach((entry, i) => add(["faq", i, "answer"], entry.answer));
    if ("phases" in data) {
      data.phases.forEach((phase, i) => add(["phases", i, "text"], phase.text));
      data.lessons.forEach((lesson, i) => add(["lessons", i, "text"], lesson.text));
    }
  }
  const { faq } = files;
  faq?.data.groups.forEach((group, g) =>
    group.entries.forEach((entry, e) => {
      const path = ["groups", g, "entries", e, "answer"];
      texts.push({
        file: faq.file,
        field: fieldName(path),
        markdown: entry.answer,
        lineOf: () => faq.yaml.lineOf(path),
        path: "/faq",
        isBody: false,
      });
    }),
  );
  return texts;
}

function mistakeAt(text: Text, node: Node, problem: string, remedy: string): Mistake {
  const line = text.lineOf(node.position?.start.line ?? 1);
  return { file: text.file, line, field: text.field, problem, remedy };
}

function checkHeadings(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  let last = 1;
  for (const node of root.children) {
    if (node.type !== "heading") continue;
    const words = toText(node);
    if (node.depth === 1) {
      mistakes.push(
        mistakeAt(
          text,
          node,
          `has a heading of level 1, “${words}”`,
          "begin with ##; the page's own headline is the field heading",
        ),
      );
    } else if (node.depth > last + 1) {
      mistakes.push(
        mistakeAt(
          text,
          node,
          `skips from heading level ${last} to ${node.depth} at “${words}”`,
          `write ${"#".repeat(last + 1)}`,
        ),
      );
    }
    if (words.trim() === "") {
      mistakes.push(mistakeAt(text, node, "has an empty heading", "give it words or remove it"));
    }
    last = node.depth;
  }
  return mistakes;
}

function checkPictures(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  const alone = new Set(root.children.map(lonePicture));
  visit(root, "image", (image: Image) => {
    const alt = image.alt?.trim() ?? "";
    if (alt.length < 8 || alt.length > 140) {
      mistakes.push(
        mistakeAt(
          text,
          image,
          alt === ""
            ? `has a picture without alt text, ${image.url}`
            : `has an alt text of ${alt.length} characters, at ${image.url}`,
          "say in 8 to 140 characters what the picture shows: ![…](./name.jpg)",
        ),
      );
    }
    if (!alone.has(image)) {
      mistakes.push(
        mistakeAt(
          text,
          image,
          `has a picture inside a paragraph or list, ${image.url}`,
          "put it on a line of its own between two empty lines",
        ),
      );
    }
  });
  return mistakes;
}

/** A field's text is paragraphs and lists. */
function plain(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(root, ["heading", "image"], (node) => {
    mistakes.push(
      mistakeAt(
        text,
        node,
        `holds a ${node.type === "image" ? "picture" : "heading"}`,
        "only paragraphs, lists and links can stand in this field",
      ),
    );
  });
  return mistakes;
}

function checkLinks(text: Text, root: Root, addresses: Addresses): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(root, ["link", "definition"], (node) => {
    const link = node as unknown as Link;
    const fault = (problem: string, remedy: string) =>
      mistakes.push(mistakeAt(text, link, problem, remedy));
    const address = link.url;
    if (/^(https:|mailto:|tel:)/i.test(address)) return;
    if (!/^[/#]/.test(address) || address.startsWith("//")) {
      fault(
        `links to “${address}”`,
        "link to https://…, mailto:…, tel:…, /a-page of this site or #an-id; nothing else is allowed",
      );
      return;
    }
    const [route = "", id] = address.split("#");
    const page = route === "" ? text.path : (route.split("?")[0] ?? "");
    const idsOf = addresses.get(page);
    if (!idsOf) {
      fault(
        `links to ${page}, which does not exist`,
        page.length > 1 && addresses.has(page.replace(/\/$/, ""))
          ? `write it without the slash at its end: ${page.replace(/\/$/, "")}`
          : "write the address of a page of this site",
      );
      return;
    }
    if (id === undefined) return;
    const ids = idsOf();
    if (!ids.has(id)) {
      fault(
        `links to ${page}#${id}, but that page has no such id`,
        ids.size > 0 ? `write one of: ${[...ids].join(", ")}` : "remove the part after #",
      );
    }
  });
  return mistakes;
}

/** HTML that runs script, or that frames or loads something, is refused outright; the rest is sanitized. */
function checkHtml(text: Text, root: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(root, "html", (node: HTML) => {
    for (const part of hostileParts(node.value)) {
      const problem = `holds HTML that could run script: ${part}`;
      mistakes.push(mistakeAt(text, node, problem, "remove it; write Markdown"));
    }
  });
  return mistakes;
}
