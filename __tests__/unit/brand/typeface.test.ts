/** @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";
import { fontFiles, fonts } from "../../../scripts/brand/fonts";
import { fontFaces, latinFile, typefaceFile, wideScreen } from "../../../src/brand/font-faces";
import { brandTokens } from "../../../src/brand/tokens";

const allFaces = [...fontFaces.matchAll(/@font-face\{[^}]*\}/g)].map(([face]) => face);
const faces = allFaces.filter((face) => face.includes("/fonts/"));
const addressOf = (face: string) => /url\("([^"]+)"\)/.exec(face)?.[1] ?? "";

/** Whether a face's `unicode-range` contains a character. */
function holds(face: string, character: string): boolean {
  const [, ranges = ""] = /unicode-range:([^;}]*)/.exec(face) ?? [];
  const code = character.codePointAt(0) ?? 0;
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, first = "", last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16),
  );
}

test("each file of the typeface has its face, the preloaded one last", () => {
  expect(faces.map(addressOf)).toEqual([latinFile, typefaceFile]);
});

test("the typeface is used at the widths at which it is preloaded, and each fallback has its face", () => {
  expect(brandTokens).toContain(`@media ${wideScreen} {`);
  const [, standIn = ""] = /--stand-in: (.*);/.exec(brandTokens) ?? [];
  const named = [...standIn.matchAll(/"([^"]+)"/g)].map(([, family]) => family);
  const families = allFaces.map((face) => /font-family:"([^"]+)"/.exec(face)?.[1]);
  expect(named).toEqual([...new Set(families)].filter((family) => family?.startsWith("As ")));
});

test.each(Object.entries(fonts))(
  "the unicode-range of %s has all its characters",
  (file, letters) => {
    const face = faces.find((candidate) => addressOf(candidate) === file) ?? "";
    for (const letter of letters) expect([letter, holds(face, letter)]).toEqual([letter, true]);
  },
);

test("the unicode-range of the preloaded face has no character that it lacks", () => {
  const held = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => holds(faces.at(-1) ?? "", letter),
  );
  expect(held.join("")).toBe(
    Array.from(fonts[typefaceFile] ?? "")
      .sort()
      .join(""),
  );
});

test("the site has no unused fonts", async () => {
  const made = Object.keys(await fontFiles(process.cwd())).map((file) => path.basename(file));
  expect(readdirSync("static/fonts").sort()).toEqual(made.sort());
});
