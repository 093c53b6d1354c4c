/** `npm run readme`: renews the parts of the README that are made from code. */
import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { renewSections } from "./sections";

async function main() {
  const options = await resolveConfig("README.md");
  const text = renewSections(readFileSync("README.md", "utf8"));
  writeFileSync("README.md", await format(text, { ...options, filepath: "README.md" }));
}

void main();
