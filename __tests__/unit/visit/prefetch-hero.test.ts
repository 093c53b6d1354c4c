import type { PageResources } from "../../../src/visit/gatsby-window";
import { heroOf, prefetchHero, type QueryData } from "../../../src/visit/prefetch-hero";

const imageData = (name: string) => ({
  layout: "fullWidth" as const,
  width: 1,
  height: 0.625,
  images: {
    fallback: {
      src: `/${name}.jpg`,
      srcSet: `/${name}-s.jpg 400w,\n/${name}.jpg 800w`,
      sizes: "100vw",
    },
    sources: [{ type: "image/avif", srcSet: `/${name}.avif 400w`, sizes: "100vw" }],
  },
});
const file = (name: string) => ({ childImageSharp: { gatsbyImageData: imageData(name) } });

const page = (data: object, heroSizes?: string) =>
  ({
    component: { default: Object.assign(() => null, heroSizes ? { heroSizes } : {}) },
    json: { pageContext: {}, data },
    page: { path: "/", webpackCompilationHash: "1" },
  }) as unknown as PageResources;

/** Returns the picture elements that are created. */
function created(run: () => void) {
  const pictures: HTMLElement[] = [];
  const plain = document as { createElement: (name: string) => HTMLElement };
  const create = plain.createElement.bind(document);
  jest.spyOn(document, "createElement").mockImplementation((name: string) => {
    const element = create(name);
    if (name === "picture") pictures.push(element);
    return element;
  });
  run();
  return pictures;
}

it.each([
  [
    "the hero of a content page",
    { service: { relatedServices: [], hero: { file: file("a") } } },
    "/a.jpg",
  ],
  ["a picture of a fixed page", { picture: file("b"), clients: { nodes: [] } }, "/b.jpg"],
  ["not a card's", { allService: { nodes: [{ hero: { file: file("c") } }] } }, undefined],
  ["nothing in an empty result", { service: null }, undefined],
  ["nothing for a drawing", { picture: { childImageSharp: null } }, undefined],
])("finds %s", (_what, data, src) => {
  expect(heroOf(data as QueryData)?.images.fallback?.src).toBe(src);
});

it("preloads the page's own sources once", () => {
  const about = page({ picture: file("d") }, "100vw");
  const [picture, ...others] = created(() => {
    prefetchHero(about);
    prefetchHero(about);
  });
  expect(others).toEqual([]);
  expect(picture?.outerHTML).toBe(
    '<picture><source type="image/avif" srcset="/d.avif 400w" sizes="100vw"><img src="/d.jpg"></picture>',
  );
});

it("defaults to the size of a picture beside a headline", () => {
  const [picture] = created(() => prefetchHero(page({ service: { hero: { file: file("e") } } })));
  expect(picture?.querySelector("source")?.sizes).toBe("(min-width: 64rem) 58vw, 100vw");
});

it.each([
  ["dark", "/g.avif"],
  ["light", "/f.avif"],
])("preloads the picture of the %s scheme", (scheme, address) => {
  document.body.style.colorScheme = scheme;
  const [picture] = created(() => prefetchHero(page({ hero: file("f"), dusk: file("g") })));
  expect(picture?.innerHTML).toContain(address);
});

it("does nothing for a page without a picture", () => {
  expect(created(() => prefetchHero(page({})))).toEqual([]);
});
