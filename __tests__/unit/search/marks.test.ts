import { excerpt, marked } from "../../../src/search/marks";

const long = `${"Nothing of it stands here. ".repeat(10)}The permit comes from the county. ${"And on it goes. ".repeat(10)}`;

it("marks words by their stems", () => {
  expect(marked("Two permits, one Permit.", ["permit"], "en")).toEqual([
    { text: "Two ", isFound: false },
    { text: "permits", isFound: true },
    { text: ", one ", isFound: false },
    { text: "Permit", isFound: true },
    { text: ".", isFound: false },
  ]);
  expect(marked("Nothing", ["permit"], "en")).toEqual([{ text: "Nothing", isFound: false }]);
});

it("quotes the text around the first match, cut between words", () => {
  const quoted = excerpt(long, ["permit"], "en");
  expect(quoted).toContain("The permit comes from the county.");
  expect(quoted).toMatch(/^… \w/);
  expect(quoted).toMatch(/\S …$/);
  expect(quoted.length).toBeLessThan(170);
});

it("quotes the beginning if only the heading matches", () => {
  expect(excerpt("A short text.", ["permit"], "en")).toBe("A short text.");
});

it("quotes all of a text without spaces", () => {
  const address = "a".repeat(200);
  expect(excerpt(address, ["permit"], "en")).toBe(address);
  expect(excerpt(`See ${address} there.`, [address], "en")).toContain(address);
});
