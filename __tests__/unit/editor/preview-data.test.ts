/** @jest-environment node */
import { readFileSync } from "node:fs";
import { formatOf } from "../../../src/editor/format";
import { pagePreview, siteFacts } from "../../../src/editor/preview-data";
import { kindNamed, registry } from "../../../src/content/registry";
import { siteData, type SiteData } from "../../../src/content/site-data";

// Reading the whole content, pictures included, takes a while.
jest.setTimeout(60_000);

let site: SiteData;
beforeAll(async () => {
  site = await siteData(process.cwd());
});
const recap = kindNamed("buildRecap");
const addressOf = (src: string) => `blob:${src}`;

test("a page gets what the data layer would return", () => {
  const text = readFileSync("content/build-process/daiso/index.md", "utf8");
  const form = formatOf(recap).fromFile(text);
  const { buildRecap, service } = pagePreview(recap, "daiso", form, site, addressOf);
  expect(service).toBeNull();
  expect(buildRecap).toMatchObject({
    path: "/build-process/daiso",
    checked: "November 22, 2026",
    beforeAfter: [],
    hero: {
      file: {
        childImageSharp: {
          gatsbyImageData: { images: { fallback: { src: "blob:./variety-store.jpg" } } },
        },
      },
    },
    facts: { area: expect.stringContaining("8,500 sq ft") },
    phases: expect.arrayContaining([
      expect.objectContaining({
        text: expect.objectContaining({ html: expect.stringMatching(/^<p>/) }),
      }),
    ]),
    relatedServices: [{ slug: "retail" }, {}, {}],
  });
  expect((buildRecap as { phases: { picture: unknown }[] }).phases[1]!.picture).toBeNull();
});

test("a page with a group has the related pages that the build would find", () => {
  const service = kindNamed("service");
  const form = { group: "residential" };
  const page = pagePreview(service, "sunroom", form, site, addressOf).service as Record<
    string,
    { slug: string; title: string }[]
  >;
  expect(page.relatedServices).toHaveLength(3);
  expect(page.relatedBuildRecaps!.length).toBeGreaterThan(0);
  expect(page.relatedArticles!.length).toBeGreaterThan(0);
  for (const { slug, title } of page.relatedServices!) {
    expect(slug).not.toBe("sunroom");
    expect(title).not.toBe("");
  }
});

test("the reading time includes phases and lessons, even incomplete ones", () => {
  const words = (count: number) => "word ".repeat(count);
  const form = {
    body: words(200),
    phases: [{ text: words(200) }, {}],
    lessons: [{ text: words(200) }],
  };
  const { buildRecap } = pagePreview(recap, "new", form, site, addressOf);
  expect(buildRecap).toMatchObject({ wordCount: 600, readingTime: 3 });
});

test.each(registry.pages.map((kind) => [kind.name, kind] as const))(
  "a new %s has all fields, empty",
  (name, kind) => {
    const page = pagePreview(kind, "", {}, site, addressOf)[name] as Record<string, unknown>;
    expect(page).toMatchObject({
      title: "",
      heading: "",
      blocks: [],
      sources: [],
    });
    expect(page.hero).toMatchObject({ alt: "", file: { childImageSharp: null } });
  },
);

test("shared components get the business as typed", () => {
  const typed = { ...(site.singles.business as object), phone: "+1 702-555-0199" };
  const facts = siteFacts({ singles: { business: typed }, pages: site.pages });
  expect(facts).toMatchObject({
    business: {
      phoneDisplay: "(702) 555-0199",
      phoneHref: "tel:+17025550199",
      hours: { text: "8 am–5 pm, every day" },
      license: { label: undefined, number: null },
      rating: { source: null },
    },
  });
  expect(() => siteFacts({ singles: {}, pages: [] })).not.toThrow();
});
