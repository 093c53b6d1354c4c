/** @jest-environment node */
import { decodeUtf8, parseYaml, splitFrontMatter } from "../../../src/content/front-matter";

test("front matter is separated from the text, with the line at which the text begins", () => {
  expect(splitFrontMatter("---\ntitle: A\n---\n\nText\n")).toEqual({
    yaml: "title: A",
    body: "\nText\n",
    bodyLine: 4,
  });
  expect(splitFrontMatter("Text\n---\n")).toBeUndefined();
});

test("every field has its line, a missing one that of its parent", () => {
  const parsed = parseYaml("title: A\nhero:\n  src: ./a.jpg\nlist:\n  - one\n  - two\n", "a.md", 2);
  if (!("yaml" in parsed)) throw new Error("not parsed");
  const { placeOf } = parsed.yaml;
  expect(placeOf(["title"])).toEqual({ file: "a.md", line: 2 });
  expect(placeOf(["hero", "src"]).line).toBe(4);
  expect(placeOf(["hero", "alt"]).line).toBe(3);
  expect(placeOf(["list", 1]).line).toBe(7);
  expect(placeOf(["absent"]).line).toBe(2);
});

test("exponentially nested aliases are a mistake, not a crash", () => {
  const levels = Array.from({ length: 9 }, (_, i) => {
    const names = Array.from({ length: 9 }, () => (i === 0 ? "lol" : `*a${i - 1}`));
    return `a${i}: &a${i} [${names.join(", ")}]`;
  });
  const parsed = parseYaml(levels.join("\n"), "a.md", 2);
  expect("mistakes" in parsed && parsed.mistakes[0]?.problem).toMatch(/alias/i);
});

test("line ends are normalized, and bytes that are not UTF-8 are refused", () => {
  expect(decodeUtf8(Buffer.from("\ufeffa\r\nb"))).toBe("a\nb");
  expect(decodeUtf8(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBeUndefined();
});

test("dashes at the end of a line do not end the front matter", () => {
  expect(splitFrontMatter("---\ntitle: Before --- and after ---\nb: 1\n---\nText\n")).toEqual({
    yaml: "title: Before --- and after ---\nb: 1",
    body: "Text\n",
    bodyLine: 5,
  });
  expect(splitFrontMatter("---\n---\nText\n")).toEqual({ yaml: "", body: "Text\n", bodyLine: 3 });
});
