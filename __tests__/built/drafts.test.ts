/** A draft of a fixture business is in nothing that is published, and neither are its pictures. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { publicFolder, readBuilt } from "../support/built";

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
  statSync(path.join(publicFolder, name)).isFile(),
);
const texts = files.filter((name) =>
  /\.(?:html|json|js|css|xml|txt|vcf)$|^_(?:headers|redirects)$/.test(name),
);

/** Returns the files whose name or text holds some words. */
const holding = (words: string) => [
  ...files.filter((name) => name.includes(words)),
  ...texts.filter((name) => readBuilt(name).includes(words)),
];

it.each(["what-is-not-finished", "nobody has finished", "nadie ha terminado"])(
  "nothing holds %s",
  (words) => {
    expect(holding(words)).toEqual([]);
  },
);

it("a page beside it is published with its pictures", () => {
  expect(files).toContain("blog/what-a-permit-is.html");
  expect(files).toContainEqual(
    expect.stringMatching(/^static\/.*general-contractor-what-a-permit-is\.avif$/),
  );
});
