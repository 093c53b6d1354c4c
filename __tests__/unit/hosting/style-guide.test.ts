/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { languageOf } from "../../../src/content/language";
import { createPages } from "../../../src/build/gatsby/create-pages";

/** Returns the paths of the pages of a site without content, in an environment with these variables. */
async function pathsWith(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const former = process.env;
  process.env = { ...former, ...environment };
  const createPage = jest.fn();
  try {
    const args = {
      actions: { createPage, createRedirect: jest.fn() },
      cache: new Map(),
      graphql: () => Promise.resolve({ data: { allContentPage: { nodes: [] } } }),
    };
    await createPages?.(args as never, { plugins: [] }, () => undefined);
  } finally {
    process.env = former;
  }
  const paths = createPage.mock.calls.map(([page]: [{ path: string }]) => page.path);
  // Without the translations of src/pages; their originals are created by Gatsby itself.
  return paths.filter((path) => languageOf(path).language === "en");
}

it("is part of every build, so that all commands share one, except on Netlify", async () => {
  expect(await pathsWith({ NODE_ENV: "production" })).toEqual(["/style-guide"]);
  expect(await pathsWith({ NODE_ENV: "production", NETLIFY: "true" })).toEqual([]);
});

test("all commands build the same site: none sets a variable that changes it", () => {
  for (const file of readdirSync("scripts").filter((name) => name.endsWith(".mjs"))) {
    const text = readFileSync(`scripts/${file}`, "utf8");
    expect([file, /process\.env\.(?:GATSBY_|NETLIFY|CONTEXT)\w*\s*=[^=]/.exec(text)]).toEqual([
      file,
      null,
    ]);
  }
});
