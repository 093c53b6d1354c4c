/**
 * `gatsby develop` loads a page's `Head` from the page's module without its default export (babel-plugin-remove-api). What still
 * names a component that is gone then throws, and Gatsby shows the page without title, language or description, and says nothing.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import removeExports from "gatsby/dist/utils/webpack/loaders/webpack-remove-exports-loader";
import ts from "typescript";
import { walkFiles } from "../../../src/content/walk-files";

const withoutExports = removeExports as unknown as (this: object, source: string) => void;

/** Returns the JavaScript of a module without its default export. */
async function headModule(file: string): Promise<string> {
  const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
    fileName: file,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
    },
  });
  return new Promise((resolve, reject) => {
    const context = {
      async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
      getOptions: () => ({ remove: ["default"] }),
      resourcePath: file,
    };
    withoutExports.call(context, outputText);
  });
}

/** Returns the names in a module's code. Texts and queries, which may hold the same words, have none. */
function identifiersOf(code: string): Set<string> {
  const names = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("page.js", code, ts.ScriptTarget.Latest));
  return names;
}

it("every page's Head stands on its own", async () => {
  const pages = await Promise.all(
    ["src/pages", "src/templates"].map(async (folder) =>
      (await walkFiles(folder)).map((name) => join(folder, name)),
    ),
  );
  const files = pages.flat().filter((file) => file.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(20);
  const broken: string[] = [];
  for (const file of files) {
    const component = /export default (?:function )?(\w+)/.exec(readFileSync(file, "utf8"))?.[1];
    const code = await headModule(file);
    expect(code).toContain("export const Head");
    expect(code).not.toContain("export default");
    const isNamed = identifiersOf(code).has(component ?? "");
    if (isNamed && !code.includes(`function ${component}(`)) broken.push(file);
  }
  expect(broken).toEqual([]);
});
