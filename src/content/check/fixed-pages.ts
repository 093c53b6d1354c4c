/**
 * Compares the pages that have a component of their own with their texts in `content/pages`: in
 * each the headings have to stand that its component puts in their places. What a component needs
 * is read from its source, so that it stands in one place. Pure.
 */
import { addressOf, type ContentFile, type DataFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { headingsIn, idOf, lineOf } from "../html-tree";
import { fault, guarded, type Fault } from "../issues";
import { render } from "../markdown-tree";
import { pageFile } from "../page-folder";
import type { SiteIndex } from "./site-index";

/** A page with a component of its own: its address, its file, and the source in it. */
export interface FixedPage {
  route: string;
  file: string;
  source: string;
}

/** The pages that every site has: home, and the one that answers where there is none. */
const indispensable = ["/", "/404"];

/** Whether the words of a page stand in `content/pages`. */
const hasText = ({ source }: FixedPage) => source.includes("...Page_page");

/** Whether a page shows every section of its text, whatever its id. */
const showsAll = ({ source }: FixedPage) => /\bpage\.sections\b/.test(source);

/** Returns the ids of headings that a component asks for by name. */
function neededIds({ source }: FixedPage): Set<string> {
  const named = [
    ...source.matchAll(/\bsectionOf\(\s*page,\s*"([^"]+)"/g),
    ...source.matchAll(/<Page(?:Section|Heading)\b[^>]*?\bid="([^"]+)"/g),
  ].map(([, id = ""]) => id);
  const call = /<(?:PageCall|Tool|ToolPage)\b/.test(source) ? ["call"] : [];
  return new Set([...named, ...call]);
}

/** Returns what is missing in `content/pages`, and what of its texts no component shows. */
export function checkFixedPages(
  fixed: readonly FixedPage[],
  files: readonly ContentFile[],
  { isWhole, targets }: Pick<SiteIndex, "isWhole" | "targets">,
): Mistake[] {
  const texts = new Map(
    files
      .filter((file): file is DataFile => file.kind.type === "data" && !!file.kind.addressOf)
      .map((file) => [addressOf(file), file]),
  );
  const groups = targets.get("site.serviceGroups") ?? new Set();
  return fixed.filter(hasText).flatMap((page) => {
    const text = texts.get(page.route);
    if (text) return guarded(text.file, () => headingFaults(page, text, groups));
    // Without its words any other page is not there: no site has to have it.
    if (!isWhole || !indispensable.includes(page.route)) return [];
    const remedy = "restore it; no site can do without this page";
    const found = fault("file-missing", "is missing", remedy);
    return [{ file: pageFile(page.route), line: 1, field: "file", ...found }];
  });
}

/** @param groups the ids of groups of services, which a page that lists groups may have as headings */
function headingFaults(
  page: FixedPage,
  { file, body, bodyLine }: DataFile,
  groups: ReadonlySet<string>,
): Mistake[] {
  const at = (line: number, found: Fault) => ({
    ...{ file, field: "text", ...found },
    line: line + bodyLine - 1,
  });
  const headings = headingsIn(render(body)).filter(({ tagName }) => tagName === "h2");
  const ids = new Set(headings.map(idOf));
  const needed = neededIds(page);
  const missing = [...needed].filter((id) => !ids.has(id));
  const written = [...page.source.matchAll(/"([a-z0-9-]+)"/g)].map(([, id = ""]) => id);
  const listed = /\bgroups\b/.test(page.source) ? groups : [];
  const places = new Set([...needed, ...written, ...listed]);
  const lost = showsAll(page) ? [] : headings.filter((heading) => !places.has(idOf(heading)));
  const marks = (some: Iterable<string>) => [...some].map((id) => `{#${id}}`).join(", ");
  return [
    ...missing.map((id) => {
      const remedy = `write the heading, with its id at its end: ## Its words {#${id}}`;
      return at(
        1,
        fault("heading-missing", `has no heading {#${id}}, which the page shows`, remedy),
      );
    }),
    ...lost.map((heading) => {
      const problem = `has a heading {#${idOf(heading)}}, for which the page has no place`;
      const remedy = `give it at its end the id of its place, or take it out: ${marks(needed)}`;
      return at(lineOf(heading), fault("heading-lost", problem, remedy));
    }),
  ];
}
