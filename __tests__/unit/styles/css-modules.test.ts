/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import {
  animationsOf,
  classesOf,
  nthName,
  shortClassNames,
} from "../../../src/build/patches/short-class-names";

/** Every class of a CSS Module must be used, that is, named by a component that imports the module. */

const source = join(process.cwd(), "src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).map((name) =>
  join(source, name),
);
const modules = files.filter((name) => name.endsWith(".module.css"));
const components = files
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(name, "utf8") }));

const imports = /import \* as (\w+) from "([^"]+\.module\.css)"/g;

/** Returns the classes of a module that components name. */
function namedClasses(module: string): Set<string> {
  const names = new Set<string>();
  for (const { name, text } of components) {
    for (const [, variable = "", path = ""] of text.matchAll(imports)) {
      if (resolve(dirname(name), path) !== module) continue;
      const destructured = new RegExp(`const \\{([^}]*)\\} = ${variable};`).exec(text)?.[1] ?? "";
      for (const [used] of destructured.matchAll(/\w+/g)) names.add(used);
      for (const [, used = ""] of text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, "g")))
        names.add(used);
    }
  }
  return names;
}

it("finds classes in CSS", () => {
  const css = "@layer x { /* .no {} */ .a:hover, p > .b-c { margin: 0.5rem } :global(.d) .e { } }";
  expect(classesOf(css)).toEqual(["a", "b-c", "e"]);
});

it("finds animations in CSS", () => {
  const css = ".a { animation-name: come-in; } @keyframes come-in { from { opacity: 0 } }";
  expect(animationsOf(css)).toEqual(["come-in"]);
});

it.each(modules.map((module) => [module.slice(source.length + 1), module]))(
  "%s: every class is used, and every used class is defined",
  (_name, module) => {
    const defined = classesOf(readFileSync(module, "utf8"));
    expect([...namedClasses(module)].sort()).toEqual(defined.sort());
  },
);

it("gives every class a short, unique name", async () => {
  expect([0, 1, 24, 25, 249, 250, 251].map(nthName)).toEqual([
    "a0",
    "b0",
    "z0",
    "a1",
    "z9",
    "a00",
    "b00",
  ]);
  const many = Array.from({ length: 5_000 }, (_, number) => nthName(number));
  expect(new Set(many).size).toBe(many.length);

  const names = await shortClassNames(process.cwd());
  expect(names.size).toBeGreaterThan(modules.length);
  expect(new Set(names.values()).size).toBe(names.size);
  expect(names.has("src/components/Navbar/Navbar.module.css bar")).toBe(true);
});
