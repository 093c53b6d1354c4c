/** @jest-environment node */
import { stringify } from "yaml";
import { readData, readPage } from "../../../src/gatsby/content";
import { pageOfFile } from "../../../src/gatsby/paths";
import { service } from "../../support/content-fixture";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("attacks on names and forms", () => {
  it.each([
    "../../../etc/passwd",
    "services/../../x/index.md",
    "services/a/b/index.md",
    "/services/index.md",
    "pages/x.md",
  ])("%s is the file of no page", (name) => {
    const page = pageOfFile(name);
    expect(page === undefined || /^[a-z0-9-]+$/.test(page.slug)).toBe(true);
  });

  it.each([
    "../secret.jpg",
    "./../secret.jpg",
    "./a/../../b.jpg",
    "/etc/passwd.jpg",
    "https://evil.example/a.jpg",
    "./x.svg",
    "./x.jpg\nalt: y",
    "./x.jpg\u0000.png",
  ])("a picture cannot be %j", (src) => {
    const text = service("Casino", "casino").replace(
      "src: ./casino.jpg",
      `src: ${JSON.stringify(src)}`,
    );
    const { entry, mistakes } = readPage(
      "service",
      "casino",
      "content/services/casino/index.md",
      bytes(text),
    );
    expect(entry).toBeUndefined();
    expect(mistakes.map(({ field }) => field)).toContain("hero.src");
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "http://evil.example",
    'https://x" onclick="y',
    "//evil.example",
    "https://a b",
  ])("a source cannot be %j", (url) => {
    const text = service("Casino", "casino").replace(
      "group: commercial",
      `sources:\n  - title: A source\n    url: ${JSON.stringify(url)}\ngroup: commercial`,
    );
    const { entry } = readPage(
      "service",
      "casino",
      "content/services/casino/index.md",
      bytes(text),
    );
    expect(entry).toBeUndefined();
  });

  it.each(['M0 0"/><script>', "url(javascript:1)", "M0 0 & <"])(
    "a client's mark cannot be drawn as %j",
    (path) => {
      const marks = {
        marks: [{ id: "a", name: "Sample mark", viewBox: "0 0 10 10", path, sample: true }],
      };
      expect(
        readData("clients.yml", "content/clients.yml", bytes(stringify(marks))).entry,
      ).toBeUndefined();
    },
  );

  it("front matter cannot reach into objects' prototypes", () => {
    const text = service("Casino", "casino").replace(
      "group: commercial",
      "__proto__:\n  planted: true\nconstructor: {prototype: {planted: true}}\ngroup: commercial",
    );
    readPage("service", "casino", "content/services/casino/index.md", bytes(text));
    expect(({} as { planted?: boolean }).planted).toBeUndefined();
  });

  it("YAML runs no tags", () => {
    const text = service("Casino", "casino").replace(
      "title: Casino",
      'title: !!js/function "function(){ globalThis.planted = true }()"',
    );
    readPage("service", "casino", "content/services/casino/index.md", bytes(text));
    expect("planted" in globalThis).toBe(false);
  });
});
