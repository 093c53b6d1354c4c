/** @jest-environment node */
import type { Pictures } from "../../../../content/check/read-pictures";
import { readContent } from "../../../../content/content-file";
import { placeOf } from "../../../../content/paths";
import { checkMap } from "../../check";

const office = {
  id: "office",
  name: "Building office",
  government: "City of Test",
  url: "https://office.example",
  jurisdictions: ["state"],
  publisher: "Building office",
  grade: "text",
  checked: "2026-11-20",
  places: [
    { id: "north", name: "North" },
    { id: "south", name: "South" },
  ],
};

function fileOf(name: string, data: object) {
  const bytes = Buffer.from(JSON.stringify(data, undefined, 2));
  const { content, mistakes } = readContent(placeOf(name)!, `content/${name}`, [bytes]);
  expect(mistakes).toEqual([]);
  return content!;
}

const places = fileOf("places.yml", { offices: [office] });
const map = fileOf("map.yml", { viewBox: "0 0 600 900", note: "Outlines of this test." });

const drawn = (drawings: Readonly<Record<string, string>>): Pictures =>
  new Map(
    Object.entries(drawings).map(([name, svg]) => [
      name,
      { width: 600, height: 900, hasPlace: false, svg },
    ]),
  );

it("names a place that a drawing lacks, and a drawing that is not there", () => {
  const english = '<svg><g id="north"/><g id="labels"/></svg>';
  const [place, missing, ...others] = checkMap([places, map], drawn({ "map.svg": english }));
  expect(place).toMatchObject({ file: "content/places.yml", line: 20, code: "map-place" });
  expect(place?.problem).toMatch(/“south”.*content\/map\.svg/);
  expect(missing).toMatchObject({ file: "content/map.es.svg", code: "file-missing" });
  expect(others).toEqual([]);
});

it("asks for no drawing without map.yml", () => {
  expect(checkMap([places], drawn({}))).toEqual([]);
});

it.each([
  ["a script", "<script>alert(1)</script>", /<script>/],
  ["a handler", '<path onload="alert(1)"/>', /onload/],
  ["a file from elsewhere", '<image href="https://other.example/x.png"/>', /<image>/],
])("names %s in a drawing, which has words and shapes alone", (_what, inside, problem) => {
  const good = '<svg xmlns="http://www.w3.org/2000/svg"><g id="north"/><g id="south"/>';
  const words = '<text x="1" y="2" font-size="12" text-anchor="middle">North</text></svg>';
  const found = (english: string) =>
    checkMap([places, map], drawn({ "map.svg": english, "map.es.svg": `${good}${words}` }));
  expect(found(`${good}${words}`)).toEqual([]);
  expect(found(`${good}${inside}${words}`)).toEqual([
    expect.objectContaining({
      file: "content/map.svg",
      code: "map-drawing",
      problem: expect.stringMatching(problem) as string,
    }),
  ]);
});
