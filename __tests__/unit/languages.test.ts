/** @jest-environment node */
import { readFileSync } from "node:fs";
import { languages } from "../../src/content/language";
import { walkFiles } from "../../src/content/walk-files";

it("names languages in one file only", async () => {
  const list = "src/content/language.ts";
  // The editor's own page, which is in English.
  const others = ["src/editor/write.ts"];
  const files = ["src", "scripts"].map(async (folder) =>
    (await walkFiles(folder)).map((name) => `${folder}/${name}`),
  );
  const named = new RegExp(`["'\`](?:${languages.join("|")})["'\`]|\\b(?:${languages.join("|")}):`);
  const sources = (await Promise.all(files)).flat().filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const naming = sources.filter(
    (file) => !file.endsWith(".d.ts") && named.test(readFileSync(file, "utf8")),
  );
  expect(naming.filter((file) => !others.includes(file))).toEqual([list]);
});
