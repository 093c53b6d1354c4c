/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { cutFont, fonts } from "../../../scripts/make-fonts";
import { fontFaces } from "../../../src/document/font-faces";
import { typefaceFile, typefaceName, wideScreen } from "../../../src/layouts/typeface";

const allFaces = [...fontFaces.matchAll(/@font-face\{[^}]*\}/g)].map(([face]) => face);
const faces = allFaces.filter((face) => face.includes("/fonts/"));
const tokens = readFileSync("src/styles/tokens.css", "utf8");
const fileOf = (face: string) => /\/fonts\/([\w-]+\.woff2)/.exec(face)?.[1] ?? "";

/** Whether a face's `unicode-range` holds a character. */
function holds(face: string, character: string): boolean {
  const [, ranges = ""] = /unicode-range:([^;}]*)/.exec(face) ?? [];
  const code = character.codePointAt(0) ?? 0;
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, first = "", last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16),
  );
}

test("each file of the typeface has its face, the preloaded one last", () => {
  expect(faces.map(fileOf)).toEqual(["familjen-grotesk-latin.woff2", "familjen-grotesk.woff2"]);
});

test("the style file names the width from which on the typeface is preloaded, and the faces that stand in", () => {
  expect(tokens).toContain(`@media ${wideScreen} {`);
  expect(path.basename(typefaceFile)).toBe(fileOf(faces.at(-1) ?? ""));
  const display = [...tokens.matchAll(/--display: (.*);/g)].map(([, families]) => families);
  const withTypeface = `"${typefaceName}", var(--stand-in)`;
  expect(display).toEqual(["var(--stand-in)", withTypeface, withTypeface]);
  const [, standIn = ""] = /--stand-in: (.*);/.exec(tokens) ?? [];
  const named = [...standIn.matchAll(/"([^"]+)"/g)].map(([, family]) => family);
  const families = allFaces.map((face) => /font-family:"([^"]+)"/.exec(face)?.[1]);
  expect(named).toEqual([...new Set(families)].filter((family) => family?.startsWith("As ")));
});

test.each(Object.entries(fonts))("the browser looks into %s for what it holds", (name, letters) => {
  const face = faces.find((candidate) => fileOf(candidate) === name) ?? "";
  for (const letter of letters) expect([letter, holds(face, letter)]).toEqual([letter, true]);
});

test("the preloaded face is looked into for nothing that it lacks", () => {
  const held = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => holds(faces.at(-1) ?? "", letter),
  );
  expect(held.join("")).toBe(Array.from(fonts["familjen-grotesk.woff2"]).sort().join(""));
});

test.each(Object.entries(fonts))("%s is what the script cuts", async (name, letters) => {
  const file = readFileSync(path.join("static", "fonts", name));
  expect(file.equals(await cutFont(letters))).toBe(true);
});
