import { componentIn, sitePagesIn } from "../../../src/build/gatsby/translated-pages";
import pageWords from "../../../src/build/gatsby/page-words.cjs";

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

it("gives a page module the words of the language in its query, and only its own words", () => {
  const source =
    'import { page } from "../words/en/pages/about";\nimport { places } from "../words/en/places";';
  expect(pageWords.call({ resourceQuery: `?${query}` }, source)).toBe(
    source.replace("en/pages", "es/pages"),
  );
});
