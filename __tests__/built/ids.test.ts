/** The ids to which content may link are those that the built pages have. */
import { checkContent } from "../../src/content/check";
import { isFrameId } from "../../src/content/sections";
import { pagesWithHtml } from "../support/built";

// The whole content is read, pictures and all.
jest.setTimeout(60_000);

/** What Gatsby, React's useId, drawings and the fields of forms need for themselves. */
const isInternal = (id: string) =>
  /^(_|gatsby-|:|map-title$|(contact|employment|field|ask)-)/.test(id);

/** Sections that are shown once the owner has filled in their fact. A link to one that is not is found in links.test.ts. */
const awaitsFact = (id: string) => ["before-you-write", "team"].includes(id);

it("has every id that the content check knows, and no other", async () => {
  const { addresses } = await checkContent(process.cwd());
  const pages = pagesWithHtml.filter(({ path }) => addresses.has(path));
  expect(pages).toHaveLength(addresses.size);
  for (const { path, html } of pages) {
    const ids = [...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = ""]) => id);
    expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    const found = ids.filter((id) => !isInternal(id) && !isFrameId(id));
    const known = [...(addresses.get(path)?.() ?? [])].filter(
      (id) => ids.includes(id) || !awaitsFact(id),
    );
    expect([path, found.sort()]).toEqual([path, known.sort()]);
    expect(ids).toEqual(expect.arrayContaining(["main", "footer"]));
  }
});
