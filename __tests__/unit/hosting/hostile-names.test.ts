/** @jest-environment node */
import { stringify } from "yaml";
import { placeOf } from "../../../src/content/paths";
import { readAs, service } from "../../support/content-fixture";

describe("attacks on names and forms", () => {
  it.each([
    "../../../etc/passwd",
    "services/../../x/index.md",
    "services/a/b/index.md",
    "/services/index.md",
    "pages/x.md",
  ])("%s is not the file of a page", (name) => {
    const page = placeOf(name);
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
    const { content, mistakes } = readAs("service", text);
    expect(content).toBeUndefined();
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
    const { content } = readAs("service", text);
    expect(content).toBeUndefined();
  });

  it.each(['M0 0"/><script>', "url(javascript:1)", "M0 0 & <"])(
    "a client's mark cannot be drawn as %j",
    (drawing) => {
      const marks = [{ id: "a", name: "Sample mark", viewBox: "0 0 10 10", drawing, sample: true }];
      const { mistakes } = readAs("clientMark", stringify({ marks }));
      expect(mistakes.map(({ field }) => field)).toEqual(["marks[0].drawing"]);
    },
  );

  it("front matter cannot change prototypes", () => {
    const text = service("Casino", "casino").replace(
      "group: commercial",
      "__proto__:\n  planted: true\nconstructor: {prototype: {planted: true}}\ngroup: commercial",
    );
    readAs("service", text);
    expect(({} as { planted?: boolean }).planted).toBeUndefined();
  });

  it("YAML runs no tags", () => {
    const text = service("Casino", "casino").replace(
      "title: Casino",
      'title: !!js/function "function(){ globalThis.planted = true }()"',
    );
    readAs("service", text);
    expect("planted" in globalThis).toBe(false);
  });
});
