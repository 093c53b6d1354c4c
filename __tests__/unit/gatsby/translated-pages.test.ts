import { componentIn, sitePagesIn } from "../../../src/gatsby/translated-pages";
import pageWords from "../../../src/gatsby/page-words.cjs";

const about = componentIn("es", "src/pages/about.tsx");
const [file, query] = about.split("?");

it("names the component by its file, and its words without the folder of the site, so that each folder gets the same scripts", () => {
  expect(file).toBe(`${process.cwd()}/src/pages/about.tsx`);
  expect(query).toBe("__contentFilePath=src/words/es");
});

it("makes pages of all whose words are there", async () => {
  const pages = await sitePagesIn("es");
  expect(pages).toContainEqual({ path: "/es/about", component: about });
});

it.each([
  ["a build", `?${query}`],
  ["gatsby develop", `?${query}&export=default`],
])(
  "gives a page module only its own words in the language of its query: %s",
  (_, resourceQuery) => {
    const source =
      'import { page } from "../words/en/pages/about";\nimport { places } from "../words/en/places";';
    expect(pageWords.query.test(resourceQuery)).toBe(true);
    expect(pageWords.call({ resourceQuery }, source)).toBe(source.replace("en/pages", "es/pages"));
  },
);

it("leaves other modules alone", () => {
  expect(pageWords.query.test("?__contentFilePath=/content/about.md")).toBe(false);
});
