/** The ids that content may link to are those of the built pages. */
import { checkContent } from "../../src/content/check";
import { isIdOfAnyPage } from "../../src/content/check/site-index";
import { pagesWithHtml } from "../support/built";

// Reading the whole content, pictures included, takes a while.
jest.setTimeout(60_000);

/** Ids of Gatsby, React's useId, drawings and form fields. */
const isInternal = (id: string) =>
  /^(_|gatsby-|:|map-title$|(contact|employment|field|ask)-)/.test(id);

// What has nothing to show is not there, such as articles where none is written: links.test.ts finds links to it.
it("has no ids but those that the content check accepts", async () => {
  const { index } = await checkContent(siteFolder);
  const pages = pagesWithHtml.filter(({ path }) => index.pages.has(path));
  const published = [...index.pages.values()].filter(({ draft }) => !draft);
  expect(pages).toHaveLength(published.length);
  for (const { path, html } of pages) {
    const ids = [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = ""]) => id);
    expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    const found = ids.filter((id) => !isInternal(id) && !isIdOfAnyPage(id));
    const accepted = index.pages.get(path)?.ids();
    expect([path, found.filter((id) => !accepted?.has(id))]).toEqual([path, []]);
    expect(ids).toEqual(expect.arrayContaining(["main", "footer"]));
  }
});
