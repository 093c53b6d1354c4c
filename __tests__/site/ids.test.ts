/** The ids that content may link to are those of the built pages. */
import { checkContent } from "../../src/content/check";
import { isIdOfAnyPage } from "../../src/content/check/site-index";
import { pagesWithHtml } from "../support/built";

// Reading the whole content, pictures included, takes a while.
jest.setTimeout(60_000);

/** Ids of Gatsby, React's useId, drawings and form fields. */
const isInternal = (id: string) =>
  /^(_|gatsby-|:|map-title$|(contact|employment|field|ask)-)/.test(id);

/**
 * Sections that are shown once the owner has filled in their facts, or a visitor has sent a form. links.test.ts finds links to
 * those that are not shown.
 */
const isShownLater = (id: string) =>
  ["before-you-write", "team", "application", "after-application", "received"].includes(id);

it("has exactly the ids that the content check accepts", async () => {
  const { index } = await checkContent(siteFolder);
  const pages = pagesWithHtml.filter(({ path }) => index.pages.has(path));
  const published = [...index.pages.values()].filter(({ draft }) => !draft);
  expect(pages).toHaveLength(published.length);
  for (const { path, html } of pages) {
    const ids = [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = ""]) => id);
    expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    const found = ids.filter((id) => !isInternal(id) && !isIdOfAnyPage(id));
    const accepted = [...(index.pages.get(path)?.ids() ?? [])].filter(
      (id) => ids.includes(id) || !isShownLater(id),
    );
    expect([path, found.sort()]).toEqual([path, accepted.sort()]);
    expect(ids).toEqual(expect.arrayContaining(["main", "footer"]));
  }
});
