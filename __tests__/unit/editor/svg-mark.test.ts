import { clientMark } from "../../../src/content/kinds/client-mark";
import { svgMark } from "../../../src/editor/svg-mark";

const svg = (inside: string, box = 'viewBox="0 0 95.5 40"') =>
  `<?xml version="1.0"?><!-- Made by a program --><svg xmlns="http://www.w3.org/2000/svg" ${box}><metadata><rdf:x/></metadata>${inside}</svg>`;

test("a mark consists of its file's filled paths, with a viewBox in whole units", () => {
  const mark = svgMark(
    svg(`<title>Mark</title><path d="M0 0h96v40H0z" fill="none"/>
      <g fill="#c00"><path class="a" d="M2 38V20
        a14 14 0 0 1 28 0z"/><path onclick='x()' d='m34 2h4v4z'/></g><style>.a{fill:red}</style>`),
  );
  expect(mark).toEqual({
    viewBox: "0 0 96 40",
    drawing: "M2 38V20 a14 14 0 0 1 28 0zm34 2h4v4z",
  });
  const entry = { id: "a-mark", name: "A mark", sample: false, ...(mark as object) };
  expect(clientMark.schema.safeParse(entry).success).toBe(true);
});

test.each([
  ["words", "Dear client", /no SVG drawing/],
  ["a photo inside", svg('<image href="x.png"/>'), /holds <image>/],
  ["script", svg("<script>alert(1)</script>"), /holds <script>/],
  ["shapes other than paths", svg('<circle r="4"/>'), /holds <circle>.*outlines/],
  ["transformed parts", svg('<g transform="scale(2)"><path d="M0 0z"/></g>'), /moved or rotated/],
  [
    "a viewBox that does not begin at 0 0",
    svg('<path d="M0 0z"/>', 'viewBox="-5 0 9 9"'),
    /does not begin/,
  ],
  ["only lines", svg('<path d="M0 0h9" fill="none" stroke="red"/>'), /no filled path/],
])("%s: is refused with the reason", (_name, file, words) => {
  expect(svgMark(file)).toMatch(words);
});
