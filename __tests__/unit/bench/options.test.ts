/** @jest-environment node */
import { readOptions } from "../../../scripts/bench/options";

it("measures everything three times without options", () => {
  expect(readOptions([])).toEqual({
    parts: ["mobile", "desktop", "visits", "build"],
    routes: undefined,
    runs: 3,
    site: undefined,
    against: undefined,
    limit: false,
    write: false,
    help: false,
  });
});

it("reads parts, pages and runs", () => {
  const options = readOptions(["--only", "visits,mobile", "--routes=/, /contact,/", "--runs", "1"]);
  expect(options).toMatchObject({
    parts: ["mobile", "visits"],
    routes: ["/", "/contact"],
    runs: 1,
  });
});

it("does not measure builds for some pages only, or for two folders", () => {
  expect(readOptions(["--routes", "/"]).parts).toEqual(["mobile", "desktop", "visits"]);
  expect(readOptions(["--against", "x"]).parts).toEqual(["mobile", "desktop", "visits"]);
  expect(readOptions(["--routes", "/", "--only", "build"]).parts).toEqual(["build"]);
});

it("compares with the limit on a phone only", () => {
  expect(readOptions(["--limit"])).toMatchObject({ limit: true, parts: ["mobile"] });
});

it.each([
  [["--frobnicate"], "--frobnicate"],
  [["-x"], "-x"],
  [["constructor"], "constructor"],
  [["--only"], "'--only <value>' argument missing"],
  [["--only", "--limit"], "'--only' argument is ambiguous"],
  [
    ["--only", "mobil"],
    "Unknown part “mobil” in --only; the parts are mobile, desktop, visits, bui",
  ],
  [["--routes", "contact"], "“contact” in --routes does not."],
  [["--routes", "/,"], "“” in --routes does not."],
  [["--runs", "0"], "--runs must be a positive integer, not “0”."],
  [["--runs", "two"], "not “two”."],
  [["--runs", "1.5"], "not “1.5”."],
  [["--limit=yes"], "'--limit' does not take an argument"],
  [["--limit", "--against", "x"], "choose one"],
  [["--limit", "--only", "desktop"], "leave out --only"],
  [["--against", "x", "--only", "build"], "can't compare build times"],
  [["--against", "x", "--write"], "leave it out with --against"],
])("refuses %p and says why", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
