/**
 * Compares the pages that have a component of their own with their texts in `content/pages`: in
 * each the headings have to stand that its component puts in their places, as `component-pages.ts`
 * says. Pure.
 */
import type { FixedPage } from "../component-pages";
import { addressOf, filesOf, type ContentFile, type DataFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { headingsIn, elementId, lineOf } from "../html-tree";
import { fault, guarded, mistakeAt, type Fault } from "../issues";
import { webForm, type FormFacts } from "../kinds/web-form";
import { render } from "../markdown-tree";
import { notFoundPage } from "../not-found";
import { pageFile } from "../page-folder";
import type { SiteIndex } from "./site-index";

/** The pages that every site has: home, and the one that answers where there is none. */
const indispensable = ["/", notFoundPage];

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
  const forms = filesOf(files, webForm);
  const withForm = fixed.filter(({ hasForm }) => hasForm).map(({ path }) => path);
  /** The headings that forms name; those of a form whose page is not there may be missing. */
  const named = forms.flatMap(({ data }) => {
    const form = data as unknown as FormFacts;
    return Object.values(form.thanks).map((id) => ({ id, isNeeded: texts.has(form.page) }));
  });
  const ofForms = forms.flatMap((form) => formFaults(form, withForm));
  const ofPages = fixed.flatMap((page) => {
    const text = texts.get(page.path);
    const own = page.more === "forms" ? named : [];
    if (text)
      return guarded(text.file, () => [
        ...headingFaults(page, text, isWhole ? groups : undefined, own),
        ...factFaults(page, text),
      ]);
    // Without its words any other page is not there: no site has to have it.
    if (!isWhole || !indispensable.includes(page.path)) return [];
    const remedy = "restore it; no site can do without this page";
    const found = fault("file-missing", "is missing", remedy);
    return [{ file: pageFile(page.path), line: 1, field: "file", ...found }];
  });
  const lacking = withForm.filter(
    (path) => isWhole && texts.has(path) && !forms.some(({ data }) => data.page === path),
  );
  const unknown = fixed.filter(({ isUnknown }) => isUnknown);
  return [...ofForms, ...ofPages, ...lacking.map(formMissing), ...unknown.map(recordMissing)];
}

function recordMissing({ file, path }: FixedPage): Mistake {
  const remedy =
    "write one into src/content/component-pages.ts, and its name into corePages; an extra has its own list";
  const problem = `shows ${path}, and there is no record of the headings that it shows`;
  return { file, line: 1, field: "file", ...fault("record-missing", problem, remedy) };
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

function formMissing(path: string): Mistake {
  const remedy = `write page: ${path} into a file of content/forms, or delete this page`;
  const found = fault("form-missing", "shows a form, and no form names it", remedy);
  return { file: pageFile(path), line: 1, field: "file", ...found };
}

/** Facts that no page shows. */
function factFaults({ hasFacts, file }: FixedPage, text: DataFile): Mistake[] {
  const facts = text.data.facts as readonly object[] | undefined;
  if (hasFacts || !facts?.length) return [];
  const remedy = `say it in the text, or have ${file} show them, with hasFacts in its record`;
  return [mistakeAt(text, ["facts"], fault("facts-lost", "are not shown on this page", remedy))];
}

/**
 * @param groups the ids of groups of services; undefined where a file cannot be read, which may
 * be the one that has them
 * @param named the headings that forms name, of a page that shows them
 */
function headingFaults(
  { sections, more }: FixedPage,
  { file, body, bodyLine }: DataFile,
  groups: ReadonlySet<string> | undefined,
  named: readonly { id: string; isNeeded: boolean }[],
): Mistake[] {
  const at = (line: number, found: Fault) => ({
    file,
    field: "text",
    ...found,
    line: line + bodyLine - 1,
  });
  const headings = headingsIn(render(body)).filter(({ tagName }) => tagName === "h2");
  const ids = new Set(headings.map(elementId));
  const ofForms = named.filter(({ isNeeded }) => isNeeded).map(({ id }) => id);
  const needed = new Set([...sections, ...ofForms]);
  const missing = [...needed].filter((id) => !ids.has(id));
  const listed = more === "groups" ? (groups ?? ids) : [];
  const places = new Set([...needed, ...named.map(({ id }) => id), ...listed]);
  const lost = more === "any" ? [] : headings.filter((heading) => !places.has(elementId(heading)));
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
      const problem = `has a heading {#${elementId(heading)}}, for which the page has no place`;
      const remedy = `give it at its end the id of its place, or take it out: ${marks(needed)}`;
      return at(lineOf(heading), fault("heading-lost", problem, remedy));
    }),
  ];
}
