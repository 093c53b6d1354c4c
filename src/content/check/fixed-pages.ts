/**
 * Compares the pages that have a component of their own with their texts in `content/pages`: in
 * each the headings have to stand that its component puts in their places. What a component needs
 * is read from its source, so that it stands in one place. Pure.
 */
import { addressOf, type ContentFile, type DataFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { headingsIn, idOf, lineOf } from "../html-tree";
import { fault, guarded, mistakeAt, type Fault } from "../issues";
import { webForm, type FormFacts } from "../kinds/web-form";
import { render } from "../markdown-tree";
import { notFoundPage } from "../not-found";
import { pageFile } from "../page-folder";
import type { SiteIndex } from "./site-index";

/** A page with a component of its own: its address, its file, and the source in it. */
export interface FixedPage {
  route: string;
  file: string;
  source: string;
}

/** The pages that every site has: home, and the one that answers where there is none. */
const indispensable = ["/", notFoundPage];

/** Whether the words of a page stand in `content/pages`. */
const hasText = ({ source }: FixedPage) => source.includes("...Page_page");

/** Whether a page shows every section of its text, whatever its id. */
const showsAll = ({ source }: FixedPage) => /\bpage\.sections\b/.test(source);

/** Whether a page shows the form that names it. */
const showsForm = ({ source }: FixedPage) => source.includes("...Form_form");

/** Whether a page shows the headings that forms name. */
const thanks = ({ source }: FixedPage) => /\ballForm\b/.test(source);

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
  const forms = files.filter(({ kind }) => kind.name === webForm.name);
  const withForm = fixed.filter(showsForm).map(({ route }) => route);
  /** The headings that forms name; those of a form whose page is not there may be missing. */
  const named = forms.flatMap(({ data }) => {
    const form = data as unknown as FormFacts;
    return Object.values(form.thanks).map((id) => ({ id, isNeeded: texts.has(form.page) }));
  });
  const ofForms = forms.flatMap((form) => formFaults(form, withForm));
  const ofPages = fixed.filter(hasText).flatMap((page) => {
    const text = texts.get(page.route);
    const own = thanks(page) ? named : [];
    if (text) return guarded(text.file, () => headingFaults(page, text, groups, own));
    // Without its words any other page is not there: no site has to have it.
    if (!isWhole || !indispensable.includes(page.route)) return [];
    const remedy = "restore it; no site can do without this page";
    const found = fault("file-missing", "is missing", remedy);
    return [{ file: pageFile(page.route), line: 1, field: "file", ...found }];
  });
  const lacking = withForm.filter(
    (route) => isWhole && texts.has(route) && !forms.some(({ data }) => data.page === route),
  );
  return [...ofForms, ...ofPages, ...lacking.map(formMissing)];
}

/** @param pages those that show a form */
function formFaults(content: ContentFile, pages: readonly string[]): Mistake[] {
  const { page } = content.data as unknown as FormFacts;
  if (pages.includes(page)) return [];
  const found = fault(
    "form-page",
    `names ${page}, which shows no form`,
    `write one of ${pages.join(", ")}`,
  );
  return [{ ...mistakeAt(content, ["page"], found), file: content.file }];
}

function formMissing(route: string): Mistake {
  const remedy = `write page: ${route} into a file of content/forms, or delete this page`;
  const found = fault("form-missing", "shows a form, and no form names it", remedy);
  return { file: pageFile(route), line: 1, field: "file", ...found };
}

/**
 * @param groups the ids of groups of services, which a page that lists groups may have as headings
 * @param named further headings that it shows where they are
 */
function headingFaults(
  page: FixedPage,
  { file, body, bodyLine }: DataFile,
  groups: ReadonlySet<string>,
  named: readonly { id: string; isNeeded: boolean }[],
): Mistake[] {
  const at = (line: number, found: Fault) => ({
    ...{ file, field: "text", ...found },
    line: line + bodyLine - 1,
  });
  const headings = headingsIn(render(body)).filter(({ tagName }) => tagName === "h2");
  const ids = new Set(headings.map(idOf));
  const ofForms = named.filter(({ isNeeded }) => isNeeded).map(({ id }) => id);
  const needed = new Set([...neededIds(page), ...ofForms]);
  const missing = [...needed].filter((id) => !ids.has(id));
  const written = [...page.source.matchAll(/"([a-z0-9-]+)"/g)].map(([, id = ""]) => id);
  const listed = /\bgroups\b/.test(page.source) ? groups : [];
  const places = new Set([...needed, ...named.map(({ id }) => id), ...written, ...listed]);
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
