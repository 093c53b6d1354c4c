/** @jest-environment node */
import { readFileSync } from "node:fs";
import { formatOf } from "../../../src/gatsby/admin/format";
import { pagePreview, siteFacts } from "../../../src/gatsby/admin/preview-data";
import { siteData, type SiteData } from "../../../src/gatsby/admin/site-data";

// The whole content is read, pictures and all.
jest.setTimeout(60_000);

let site: SiteData;
beforeAll(async () => {
  site = await siteData(process.cwd());
});
const addressOf = (src: string) => `blob:${src}`;

test("a page gets what the data layer would answer", () => {
  const text = readFileSync("content/build-process/daiso/index.md", "utf8");
  const form = formatOf("buildRecap").fromFile(text);
  const { buildRecap, service } = pagePreview("buildRecap", "daiso", form, site, addressOf);
  expect(service).toBeNull();
  expect(buildRecap).toMatchObject({
    path: "/build-process/daiso",
    checked: "November 20, 2026",
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

test.each(["service", "buildRecap", "article"] as const)(
  "a new %s has everything, empty",
  (kind) => {
    const page = pagePreview(kind, "", {}, site, addressOf)[kind] as Record<string, unknown>;
    expect(page).toMatchObject({
      title: "",
      heading: "",
      blocks: [],
      sources: [],
      relatedArticles: [],
    });
    expect(page.hero).toMatchObject({ alt: "", file: { childImageSharp: null } });
  },
);

test("the shared pieces get the business as it is typed", () => {
  const facts = siteFacts({ ...site.business, phone: "+1 702-555-0199" }, site.pages);
  expect(facts).toMatchObject({
    business: {
      phoneDisplay: "(702) 555-0199",
      phoneHref: "tel:+17025550199",
      hours: { text: "8 am–5 pm, every day" },
      license: { label: "NSCB license #: to be supplied" },
      rating: { source: null },
    },
  });
  expect(() => siteFacts({}, [])).not.toThrow();
});
