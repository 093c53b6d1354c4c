/** @jest-environment node */
import { breadcrumbTrail } from "../../../src/seo/breadcrumb-trail";
import { shared } from "../../../src/words/en/shared";
import { heroFacts } from "../../../src/seo/hero-facts";
import { lastChange } from "../../../src/seo/last-change";
import { businessNode } from "../../../src/seo/structured-data/business";
import { blogPostingNode, serviceNode } from "../../../src/seo/structured-data/content";
import {
  describe as describeSubject,
  type Subject,
} from "../../../src/seo/structured-data/describe";
import { toScriptText } from "../../../src/seo/structured-data/graph";
import { site } from "../../support/structured-data/site-facts";

const { url } = site.business;
const dated = {
  path: "/blog/an-article",
  heading: "What an article is called",
  description: "What it says.",
  published: "2026-11-01",
  modified: "2026-11-20",
  wordCount: 1200,
};

describe("the business", () => {
  it("leaves a license number out until there is one", () => {
    expect(businessNode(site)).not.toHaveProperty("identifier");
    const licensed = { ...site.business, license: { board: "The board", number: "0012345" } };
    expect(businessNode({ ...site, business: licensed })).toHaveProperty("identifier", {
      "@type": "PropertyValue",
      propertyID: "The board",
      value: "0012345",
    });
  });

  it("has every service in its group", () => {
    const groups = businessNode(site).hasOfferCatalog.itemListElement.map(
      ({ name, itemListElement }) => [
        name,
        itemListElement.map(({ itemOffered }) => itemOffered["@id"]),
      ],
    );
    expect(groups).toEqual([
      ["Commercial construction", [`${url}/services/casino#service`]],
      ["Tenant improvements", [`${url}/services/retail#service`]],
    ]);
  });
});

describe("pages of each kind", () => {
  it("a service has the group of the catalog that it belongs to", () => {
    const service = {
      ...dated,
      path: "/services/retail",
      title: "Retail",
      offer: "tenant-improvements",
    };
    expect(serviceNode(site.business, service).category).toBe("Tenant improvements");
  });

  it.each([
    ["service", "/services/casino#service", ["Service"]],
    ["buildRecap", "/build-process/x#article", ["Article"]],
    ["article", "/blog/an-article#article", ["BlogPosting"]],
  ] as const)("the main entity of a %s is what its page describes", (kind, id, types) => {
    const page = {
      ...dated,
      path: id.slice(0, id.indexOf("#")),
      title: "Title",
      offer: "commercial-construction",
      disclaimer: "A sample.",
      checkedDay: "2026-11-20",
      updatedDay: null,
      publishedDay: "2026-11-01",
      hero: { alt: "", caption: null, file: null },
    };
    const { mainEntity, nodes } = describeSubject(site, { kind, page } as unknown as Subject);
    expect(mainEntity).toEqual({ "@id": `${url}${id}` });
    expect(nodes?.map((node) => [node["@id"], [node["@type"]].flat()])).toEqual([
      [`${url}${id}`, types],
    ]);
    if (kind !== "service") expect(nodes?.[0]).toHaveProperty("dateModified", "2026-11-20");
  });

  it("a translated page has its own addresses and language", () => {
    const page = {
      ...dated,
      checkedDay: "2026-11-20",
      updatedDay: null,
      publishedDay: "2026-11-01",
    };
    const subject = { kind: "article", page } as unknown as Subject;
    const { mainEntity, nodes } = describeSubject({ ...site, language: "es" }, subject);
    expect(mainEntity).toEqual({ "@id": `${url}/es/blog/an-article#article` });
    expect(nodes?.[0]).toMatchObject({
      url: `${url}/es/blog/an-article`,
      inLanguage: "es-US",
    });
  });

  it("the author is the business", () => {
    expect(blogPostingNode(url, "en", dated).author).toEqual({ "@id": `${url}/#business` });
  });
});

describe("what heads are made of", () => {
  it("JSON cannot end its script element", () => {
    const text = toScriptText({ name: "</script><!--<script>" });
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({ name: "</script><!--<script>" });
  });

  it("breadcrumbs include the section", () => {
    expect(breadcrumbTrail("/services/casino", "Casino", shared.sections)).toEqual([
      { title: "Services", path: "/services" },
      { title: "Casino", path: "/services/casino" },
    ]);
    expect(breadcrumbTrail("/build-process", "Build Process", shared.sections)).toEqual([
      { title: "Build process", path: "/build-process" },
    ]);
    expect(breadcrumbTrail("/about", "About", shared.sections)).toEqual([
      { title: "About", path: "/about" },
    ]);
    expect(breadcrumbTrail("/", "Home", shared.sections)).toEqual([]);
  });

  it("the last change is the author's date or the last check, never before publication", () => {
    expect(lastChange({ checked: "2026-11-20" })).toBe("2026-11-20");
    expect(lastChange({ checked: "2026-11-20", updated: "2026-10-01" })).toBe("2026-10-01");
    expect(lastChange({ checked: "2026-10-01", updated: null, published: "2026-11-01" })).toBe(
      "2026-11-01",
    );
  });

  it("structured data have the largest JPEG of a picture", () => {
    const gatsbyImageData = {
      layout: "fullWidth" as const,
      width: 1,
      height: 0.5625,
      images: {
        fallback: { src: "/a.jpg", srcSet: "/400.jpg 400w,\n/1600.jpg 1600w", sizes: "100vw" },
      },
    };
    const picture = {
      alt: "A room",
      caption: null,
      file: { childImageSharp: { gatsbyImageData } },
    };
    expect(heroFacts(picture)).toMatchObject({ src: "/1600.jpg", width: 1600, height: 900 });
    expect(heroFacts({ ...picture, file: { childImageSharp: null } })).toBeUndefined();
  });
});
