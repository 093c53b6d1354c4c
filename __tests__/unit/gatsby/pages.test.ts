/** @jest-environment node */
/** Which pages there are, of those that Gatsby makes of src/pages. */
import path from "node:path";
import type { Page } from "gatsby";
import { onCreatePage } from "../../../src/gatsby/pages";

const written = [
  { path: "/about", language: "en" },
  { path: "/about", language: "es" },
  { path: "/faq", language: "en" },
  { path: "/404", language: "en" },
  { path: "/404", language: "es" },
];

/**
 * Tells of a page as Gatsby does. Returns whether it is deleted, and the pages that are made of it.
 */
async function told(page: Pick<Page, "path" | "component"> & Partial<Page>) {
  const actions = { deletePage: jest.fn(), createPage: jest.fn<undefined, [Page]>() };
  const api = { page: { context: {}, ...page }, actions, getNodesByType: () => written };
  await onCreatePage?.(api as never, {} as never, () => undefined);
  return {
    isDeleted: actions.deletePage.mock.calls.length > 0,
    made: actions.createPage.mock.calls.map(([one]) => [one.path, one.matchPath, one.context]),
  };
}

const componentOf = (name: string) => path.resolve("src/pages", name);
const contextOf = (language: string, address: string) => ({ language, address });

it("a page of src/pages is made in each language in which its words are written", async () => {
  expect(await told({ path: "/about", component: componentOf("about.tsx") })).toEqual({
    isDeleted: true,
    made: [
      ["/about", undefined, contextOf("en", "/about")],
      ["/es/about", undefined, contextOf("es", "/about")],
    ],
  });
  expect(await told({ path: "/faq", component: componentOf("faq.tsx") })).toMatchObject({
    made: [["/faq", undefined, contextOf("en", "/faq")]],
  });
});

it("there is no page without words", async () => {
  const page = { path: "/privacy", component: componentOf("privacy.tsx") };
  expect(await told(page)).toEqual({ isDeleted: true, made: [] });
});

it("the 404 page of a language answers wherever the language has no page", async () => {
  expect(await told({ path: "/404", component: componentOf("404.tsx") })).toMatchObject({
    made: [
      ["/404", undefined, contextOf("en", "/404")],
      ["/es/404", "/es/*", contextOf("es", "/404")],
    ],
  });
});

it.each<[string, Parameters<typeof told>[0]]>([
  ["Gatsby's page for the host", { path: "/404.html", component: componentOf("404.tsx") }],
  [
    "Gatsby's page while developing",
    { path: "/dev-404-page", component: path.resolve(".cache/dev-404-page.js") },
  ],
  [
    "a page of a Markdown node",
    {
      path: "/services/hotel",
      component: path.resolve("src/templates/service.tsx"),
      context: { language: "en" },
    },
  ],
])("%s stays as it is", async (_name, page) => {
  expect(await told(page)).toEqual({ isDeleted: false, made: [] });
});
