import { checkBrand } from "../../../scripts/words/brand";
import { code, messages, recap, service } from "./pages";

const disclaimer = "We have no affiliation with Daiso, whose name stands in the address only.";

test("one disclaimer on the recap itself passes", () => {
  expect(checkBrand([recap(`${disclaimer}\n\nA variety store.`)])).toEqual([]);
});

test("the address is no mention", () => {
  const link = service("See [the variety store](/build-process/daiso).");
  expect(
    checkBrand([link, code('const to = "the path /build-process/daiso#week-3 is an address";')]),
  ).toEqual([]);
});

test("a second mention is found, even a second disclaimer", () => {
  expect(messages(checkBrand([recap(`${disclaimer}\n\nThe Daiso store.`)]))).toEqual([
    expect.stringContaining("“The Daiso store.” names the brand"),
  ]);
  expect(checkBrand([recap(`${disclaimer} ${disclaimer}`)])).toHaveLength(1);
});

test("a sentence that names it twice or disclaims nothing is not the disclaimer", () => {
  expect(checkBrand([recap("Daiso is not affiliated with us, says Daiso.")])).toHaveLength(2);
  expect(checkBrand([recap("We are affiliated with Daiso.")])).toHaveLength(2);
});

test("a missing disclaimer is found", () => {
  expect(messages(checkBrand([recap("A variety store.")]))).toEqual([
    expect.stringContaining("no sentence says that the recap has no affiliation"),
  ]);
});

test("other pages, pictures and code may not name it at all", () => {
  const alt = service(
    "Fine.",
    "hero: { src: ./a.jpg, alt: The Daiso sign on a wall }\nchecked: 2026-11-20",
  );
  const found = checkBrand([service(disclaimer), alt, code("const a = <p>We built DAISO.</p>;")]);
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    "content/services/casino/index.md:5",
    "content/services/casino/index.md:2",
    "src/words/en/pages/about.tsx:1",
  ]);
});
