/** @jest-environment node */
/** The fixtures of the product do not hang on what extras an owner has on, or has left in. */
import type * as SiteFile from "../../support/jest/site-file";

beforeEach(() => jest.resetModules());

it("makes translations of what belongs to an extra that is off", async () => {
  jest.doMock("../../support/jest/site-file", () => {
    const actual = jest.requireActual<typeof SiteFile>("../../support/jest/site-file");
    return { ...actual, site: { ...actual.site, extras: [] } };
  });
  const { asTranslation } = await import("../../../scripts/start-content");
  const page = (title: string) =>
    [
      "---",
      `title: ${title}`,
      "heading: All of our pictures",
      "description: What a search result shows below the title of the page, in one sentence, whole.",
      "lead: The words under the headline.",
      "---",
      "",
    ].join("\n");
  const name = "pages/build-process/pictures/index.md";
  expect(asTranslation(name, page("Pictures"), page("Imágenes"))).toContain("title: Imágenes");
  jest.dontMock("../../support/jest/site-file");
});

it("leaves out of a fixture what belongs to an extra that is taken out", async () => {
  jest.doMock("../../../src/extras", () => ({
    extras: [{ name: "tour", description: "A tour." }],
  }));
  const { extrasOf, withoutGone } = await import("../../support/businesses");
  const names = new Set(["pages/about/index.md"]);
  expect(extrasOf("general-contractor")).not.toContain("planner");
  const settings = "menus:\n  header: [/plan, /about]\nextras:\n  planner: true\n  tour: true\n";
  expect(withoutGone("site.yml", settings, names)).toBe(
    "menus:\n  header:\n    - /about\nextras:\n  tour: true\n",
  );
  expect(withoutGone("planner/phases.yml", "phases: []\n", names)).toBeUndefined();
  expect(withoutGone("map.svg", "<svg/>", names)).toBeUndefined();
  const service = "---\ntitle: Kitchen\ntools: [deposit]\n---\nWords.\n";
  expect(withoutGone("services/kitchen/index.md", service, names)).toBe(
    "---\ntitle: Kitchen\n---\nWords.\n",
  );
  expect(
    withoutGone(
      "faq.yml",
      "groups:\n  - id: cost\n    entries:\n      - tour: true\n        question: Why?\n",
      names,
    ),
  ).toBe("groups:\n  - id: cost\n    entries:\n      - question: Why?\n");
});

it("knows an extra by labels that no other has", async () => {
  const { ownWords } = await import("../../support/businesses");
  const own = ["What stands here is of the extra alone", "What everybody asks about before"];
  expect(ownWords([...own, "Short"], ["What everybody asks about before", "Short"])).toEqual([
    own[0],
  ]);
});
