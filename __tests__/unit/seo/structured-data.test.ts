/** @jest-environment node */
import { breadcrumbTrail } from "../../../src/seo/breadcrumb-trail";
import { heroFacts } from "../../../src/seo/hero-facts";
import { lastChange } from "../../../src/seo/last-change";
import { sharePicturePath } from "../../../src/seo/share-picture";
import { businessNode } from "../../../src/seo/structured-data/business";
import {
  blogPostingNode,
  questionNode,
  recapNode,
  serviceNode,
} from "../../../src/seo/structured-data/content";
import {
  describe as describeSubject,
  type Subject,
} from "../../../src/seo/structured-data/describe";
import { pageGraph, toScriptText } from "../../../src/seo/structured-data/graph";
import { faultsOf } from "../../support/structured-data/checker";
import { site } from "../../support/structured-data/site-facts";
import { readVocabulary } from "../../support/structured-data/vocabulary";

const { url } = site.business;
const vocabulary = readVocabulary();
const dated = {
  path: "/blog/an-article",
  heading: "What an article is called",
  description: "What it says.",
  published: "2026-11-01",
  modified: "2026-11-20",
  wordCount: 1200,
};

describe("the business", () => {
  it("is an organization, a local business and a general contractor", () => {
    expect(businessNode(site)["@type"]).toEqual([
      "Organization",
      "LocalBusiness",
      "GeneralContractor",
    ]);
  });

  it("leaves a license number out until there is one", () => {
    expect(businessNode(site)).not.toHaveProperty("identifier");
    const licensed = { ...site.business, license: { board: "The board", number: "0012345" } };
    expect(businessNode({ ...site, business: licensed })).toHaveProperty("identifier", {
      "@type": "PropertyValue",
      propertyID: "The board",
      value: "0012345",
    });
  });

  it("has every service in the group that the service names", () => {
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
  const hero = {
    src: "/static/hero.jpg",
    width: 1600,
    height: 900,
    alt: "A room",
    caption: "Illustration: a room",
  };
  const graphOf = (path: string, nodes: Parameters<typeof pageGraph>[2]) =>
    JSON.stringify(
      pageGraph(
        site,
        { kind: "WebPage", path, title: "Own title", description: "What it says.", hero },
        nodes,
      ),
    );

  it.each([
    [
      "a service",
      graphOf("/services/casino", [
        serviceNode(site.business, {
          ...dated,
          path: "/services/casino",
          title: "Casino",
          offer: "commercial-construction",
        }),
      ]),
    ],
    ["an article", graphOf(dated.path, [blogPostingNode(url, dated)])],
    [
      "a recap",
      graphOf("/build-process/x", [
        recapNode(url, { ...dated, path: "/build-process/x", disclaimer: "A sample." }),
      ]),
    ],
  ])("%s is sound", (_name, text) => {
    expect(faultsOf(text, vocabulary)).toEqual([]);
  });

  it("the page of questions is sound", () => {
    const mainEntity = [
      questionNode(url, { entryId: "deposit", question: "How much?", answer: "A tenth at most." }),
    ];
    const page = {
      kind: "FAQPage" as const,
      path: "/faq",
      title: "FAQ",
      description: "Answers.",
      mainEntity,
    };
    expect(faultsOf(JSON.stringify(pageGraph(site, page)), vocabulary)).toEqual([]);
  });

  it("a service says which group of the catalog it belongs to", () => {
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

  it("the main entity of the page of questions is every question", () => {
    const questions = [
      { entryId: "deposit", question: "How much?", answer: "A tenth at most." },
      { entryId: "permit", question: "Who asks?", answer: "The contractor." },
    ];
    const { mainEntity } = describeSubject(site, { kind: "faq", questions });
    expect(mainEntity).toMatchObject(questions.map(({ question }) => ({ name: question })));
  });

  it("nobody is invented as an author", () => {
    expect(blogPostingNode(url, dated).author).toEqual({ "@id": `${url}/#business` });
  });
});

describe("what heads are made of", () => {
  it("JSON cannot end its script element", () => {
    const text = toScriptText({ name: "</script><!--<script>" });
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({ name: "</script><!--<script>" });
  });

  it("the trail leads through the section", () => {
    expect(breadcrumbTrail("/services/casino", "Casino")).toEqual([
      { title: "Services", path: "/services" },
      { title: "Casino", path: "/services/casino" },
    ]);
    expect(breadcrumbTrail("/build-process", "Build Process")).toEqual([
      { title: "Build process", path: "/build-process" },
    ]);
    expect(breadcrumbTrail("/about", "About")).toEqual([{ title: "About", path: "/about" }]);
    expect(breadcrumbTrail("/", "Home")).toEqual([]);
  });

  it("the last change is what the author says, or the last check, never before publication", () => {
    expect(lastChange({ checked: "2026-11-20" })).toBe("2026-11-20");
    expect(lastChange({ checked: "2026-11-20", updated: "2026-10-01" })).toBe("2026-10-01");
    expect(lastChange({ checked: "2026-10-01", updated: null, published: "2026-11-01" })).toBe(
      "2026-11-01",
    );
  });

  it("every page has a share picture of its own", () => {
    expect([sharePicturePath("/"), sharePicturePath("/services/casino")]).toEqual([
      "/share/home.jpg",
      "/share/services/casino.jpg",
    ]);
  });

  it("machines get the largest JPEG of a picture", () => {
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
      file: { publicURL: null, childImageSharp: { gatsbyImageData } },
    };
    expect(heroFacts(picture)).toMatchObject({ src: "/1600.jpg", width: 1600, height: 900 });
    expect(
      heroFacts({ ...picture, file: { publicURL: null, childImageSharp: null } }),
    ).toBeUndefined();
  });
});
