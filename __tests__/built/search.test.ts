/** The search's index as the site publishes it, asked as visitors ask. */
import { brotliCompressSync } from "node:zlib";
import { readIndex, textsAddress, type IndexFile } from "../../src/search/index-file";
import { makeSearch } from "../../src/search/search";
import { languageOf } from "../../src/content/language";
import { hasFile, pagesWithHtml, readBuilt } from "../support/built";

const json = readBuilt("search-index/all.json");
const index = JSON.parse(json) as IndexFile;
const search = makeSearch(index);

it("takes at most 40 KB", () => {
  expect(brotliCompressSync(json).length).toBeLessThanOrEqual(40 * 1024);
});

it("knows every page that search engines may list, but the search itself", () => {
  const listed = pagesWithHtml.filter(({ html }) => html.includes('rel="canonical"'));
  expect(index.pages.map(([path]) => path).sort()).toEqual(
    listed
      .map(({ path }) => path)
      .filter((path) => path !== "/search" && languageOf(path).language === "en")
      .sort(),
  );
  expect(index.pages.filter(([path]) => !hasFile(textsAddress(path)))).toEqual([]);
});

it("leads to ids that the pages have", () => {
  const pages = new Map(pagesWithHtml.map(({ path, html }) => [path, html]));
  const missing = readIndex(index).filter(
    ({ path, id }) => id && !new RegExp(`id="?${id}["\\s>]`).test(pages.get(path) ?? ""),
  );
  expect(missing.map(({ path, id }) => `${path}#${id}`)).toEqual([]);
});

/** What a visitor types, and what has to be among the first three. */
const questions: [typed: string, ...wanted: string[]][] = [
  ["kitchen", "/services/kitchen-remodel"],
  ["kitchen remodel cost", "/services/kitchen-remodel"],
  ["remodling kichen", "/services/kitchen-remodel"],
  ["bathroom remodel", "/services/bathroom-remodel"],
  ["walk in shower", "/services/bathroom-remodel"],
  ["ADU", "/services/casita-addition"],
  ["granny flat", "/services/casita-addition"],
  ["mother in law suite", "/services/casita-addition"],
  ["TI", "/blog/tenant-improvement-from-lease-to-opening"],
  ["tenant improvement", "/blog/tenant-improvement-from-lease-to-opening"],
  ["restaurant health department", "/services/restaurant", "/rules#food-plan-review"],
  ["condo remodel", "/services/high-rise-condo"],
  ["HOA approval", "/services/high-rise-condo"],
  ["dentist office", "/services/medical"],
  ["trade show booth", "/services/convention"],
  ["casino remodel", "/services/casino"],
  ["hotel renovation", "/services/hotel"],
  ["power bill", "/services/energy-analysis"],
  ["how much deposit can a contractor ask", "/faq#deposit"],
  ["down payment contractor", "/faq#deposit"],
  ["do i need a permit", "/faq#permit"],
  ["who issues the permit in henderson", "/faq#service-areas", "/contact#areas"],
  ["are you licensed", "/faq#licensed"],
  ["check contractor license", "/faq#licensed"],
  ["mechanics lien", "/rules#lien-record", "/rights#lien-record"],
  ["change order", "/faq#payments-and-changes"],
  ["asbestos", "/rules#asbestos-survey"],
  ["kitec pipes", "/services/residential-interior-remodel"],
  ["post tension slab", "/rules#post-tension"],
  ["complain about contractor", "/rights#board-complaint"],
  ["recovery fund", "/rights#recovery-fund-limits"],
  ["job", "/apply-for-employment"],
  ["hiring", "/apply-for-employment"],
  ["opening hours", "/contact"],
  ["phone number", "/contact"],
  ["aging in place", "/build-process/elderly-friendly-custom-home-construction-build-log"],
  ["fire sprinklers", "/rules#fire-sprinklers"],
  ["privacy", "/privacy"],
  ["warranty", "/faq#warranty"],
  ["certificate of occupancy", "/rules#occupancy-certificate"],
];

const firstThree = (typed: string) =>
  search(typed)
    .slice(0, 3)
    .map(({ path, id }) => (id ? `${path}#${id}` : path));

it("has what was wanted within the first three for at least 38 of forty questions", () => {
  expect(questions).toHaveLength(40);
  const missed = questions.filter(
    ([typed, ...wanted]) =>
      !firstThree(typed).some((address) => wanted.some((start) => address.startsWith(start))),
  );
  expect(missed.map(([typed]) => ({ typed, found: firstThree(typed) })).slice(2)).toEqual([]);
});
