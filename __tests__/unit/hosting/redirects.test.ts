/** @jest-environment node */
/** The lines of `_redirects`, read back by Netlify's own parser. */
import { parseAllRedirects } from "@netlify/redirect-parser";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { feedLines, notFoundLines, redirectLine } from "../../../src/hosting/redirects";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "redirects-"))));
afterEach(() => rmSync(folder, { recursive: true }));

async function read(text: string) {
  const file = join(folder, "_redirects");
  writeFileSync(file, text);
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  return redirects;
}

it.each([
  ["/Old_Page.html", { from: "/Old_Page.html", query: {}, force: false }],
  ["/?p=7", { from: "/", query: { p: "7" }, force: true }],
  ["/index.php?page=2&id=7", { from: "/index.php", query: { page: "2", id: "7" }, force: true }],
  ["/old page", { from: "/old%20page", query: {}, force: false }],
  [
    "/a\n/* https://evil.example 301",
    { from: "/a%0A/*%20https://evil.example%20301", force: false },
  ],
])("an owner's old address %j is redirected", async (from, rule) => {
  const rules = await read(redirectLine({ path: from, toPath: "/about", status: 301 }));
  expect(rules).toEqual([expect.objectContaining({ ...rule, to: "/about", status: 301 })]);
});

it("a 404 page answers 404 at its own address", async () => {
  expect(await read(notFoundLines())).toEqual([
    expect.objectContaining({ from: "/404", to: "/404.html", status: 404, force: true }),
    expect.objectContaining({ from: "/es/404", to: "/es/404.html", status: 404, force: true }),
  ]);
});

it("a feed is found where readers knew it", async () => {
  expect(await read(feedLines())).toEqual([
    expect.objectContaining({ from: "/es/feed.xml", to: "/feed.es.xml", status: 301 }),
  ]);
});
