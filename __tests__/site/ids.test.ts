/** The ids that content may link to are those of the built pages. */
import { checkContent } from "../../src/content/check";
import { isIdOfAnyPage } from "../../src/content/check/site-index";
import { languageOf } from "../../src/content/language";
import { pagesWithHtml } from "../support/built";

// Reading the whole content, pictures included, takes a while.
jest.setTimeout(60_000);

/** Ids of Gatsby, React's useId, drawings and fields. */
const isInternal = (id: string) => /^(_|gatsby-|:|(field|ask)-)/.test(id);

/** Ids of a form of the page, and of its parts. */
function isOfForm(html: string): (id: string) => boolean {
  const forms = [...html.matchAll(/<form\b[^>]*\sname="?([^"\s>]+)/g)].map(
    ([, name]) => `${name}-`,
  );
  return (id) => forms.some((form) => id.startsWith(form));
}

// What has nothing to show is not there, such as articles where none is written: links.test.ts
// finds links to it.
it("has no ids but those that the content check accepts", async () => {
  const { index } = await checkContent(siteFolder);
  const published = [...index.pages.values()].filter(({ draft }) => !draft);
  expect(pagesWithHtml.filter(({ path }) => index.pages.has(path))).toHaveLength(published.length);
  for (const { path, html } of pagesWithHtml) {
    // A translation has the ids of its original, so that a link leads to the same place in each
    // language.
    const page = index.pages.get(languageOf(path).path);
    if (!page) continue;
    const ids = [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = ""]) => id);
    expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    const isPart = isOfForm(html);
    const found = ids.filter((id) => !isInternal(id) && !isPart(id) && !isIdOfAnyPage(id));
    const accepted = page.ids();
    expect([path, found.filter((id) => !accepted.has(id))]).toEqual([path, []]);
    expect(ids).toEqual(expect.arrayContaining(["main", "footer"]));
  }
});
