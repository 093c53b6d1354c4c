/** @jest-environment node */
/** What the person asked for by name whose site this is: packages, files, components. */
import { existsSync, readFileSync } from "node:fs";
import config from "../../gatsby-config";

const { dependencies, devDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Record<"dependencies" | "devDependencies", Record<string, string>>;

it.each(["gatsby", "react", "react-dom"])("the site is made with %s", (name) => {
  expect(dependencies).toHaveProperty([name]);
});

it.each([
  "gatsby-plugin-image",
  "gatsby-source-filesystem",
  "gatsby-transformer-remark",
  "gatsby-plugin-nprogress",
])("the plugin %s is in use", (name) => {
  expect(dependencies).toHaveProperty([name]);
  const used = (config.plugins ?? []).map((plugin) =>
    typeof plugin === "object" ? plugin.resolve : plugin,
  );
  expect(used).toContain(name);
});

it.each(["jest", "@testing-library/react", "typescript"])("tests have %s", (name) => {
  expect(devDependencies).toHaveProperty([name]);
});

it.each(
  (
    "package.json gatsby-config.ts gatsby-node.ts gatsby-browser.tsx gatsby-ssr.tsx tsconfig.json " +
    "src src/layouts/Default.tsx src/layouts/Service.tsx content static __tests__"
  ).split(" "),
)("the project has %s", (name) => {
  expect(existsSync(name)).toBe(true);
});

it.each(
  (
    "Navbar Footer Logo TextLogo ClientLogos RelatedArticles RelatedBlogs RelatedBuildRecaps BlogEnding " +
    "ImageOverlay ServiceArticle"
  ).split(" "),
)("%s is a component of that name", async (name) => {
  const parts = (await import(`../../src/components/${name}/${name}`)) as Record<string, unknown>;
  expect(parts[name] ?? parts.default).toBeInstanceOf(Function);
});
