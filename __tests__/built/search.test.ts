/** The published search index, queried as visitors do. */
import { brotliCompressSync } from "node:zlib";
import { indexAddress, readIndex, textsAddress, type IndexFile } from "../../src/search/index-file";
import { makeSearch } from "../../src/search/search";
import { termsOf } from "../../src/search/terms";
import { addressIn, languageOf, languages, type Language } from "../../src/content/language";
import { hasFile, pagesWithHtml, readBuilt } from "../support/built";

const listed = pagesWithHtml
  .filter(({ path, html }) => html.includes('rel="canonical"') && !path.endsWith("/search"))
  .map(({ path }) => path);
const ids = new Map(
  pagesWithHtml.map(({ path, html }) => [path, new Set(html.match(/(?<= id="?)[^"\s>]+/g))]),
);

/** What a visitor types, and addresses one of which has to be among the first three results. */
const questions: Record<Language, [typed: string, ...wanted: string[]][]> = {
  en: [
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
  ],
  es: [
    ["cocina", "/services/kitchen-remodel"],
    ["cuanto cuesta remodelar la cocina", "/services/kitchen-remodel"],
    ["remodelasion de cosina", "/services/kitchen-remodel"],
    ["remodelar baño", "/services/bathroom-remodel"],
    ["regadera sin escalon", "/services/bathroom-remodel"],
    ["ADU", "/services/casita-addition", "/blog/planning-a-casita-in-southern-nevada"],
    [
      "casa de la suegra",
      "/services/casita-addition",
      "/blog/planning-a-casita-in-southern-nevada",
    ],
    ["puedo hacer una casita en mi lote", "/faq#casita", "/plan/casita-lot"],
    ["TI", "/blog/tenant-improvement-from-lease-to-opening"],
    [
      "arreglar local comercial",
      "/services/retail",
      "/blog/tenant-improvement-from-lease-to-opening",
    ],
    ["abrir un restaurante", "/services/restaurant", "/build-process/second-generation-restaurant"],
    ["inspector de salud", "/services/restaurant", "/rules#food-plan-review"],
    ["remodelar departamento en torre", "/services/high-rise-condo"],
    ["permiso del HOA", "/services/high-rise-condo", "/rules#condo-work"],
    ["consultorio dental", "/services/medical"],
    ["stand para feria", "/services/convention"],
    ["casinos", "/services/casino"],
    ["remodelar hotel", "/services/hotel"],
    ["recibo de luz muy alto", "/services/energy-analysis"],
    ["oficinas", "/services/office"],
    ["cuánto depósito", "/faq#deposit", "/plan/deposit"],
    ["anticipo al contratista", "/faq#deposit", "/plan/deposit", "/rules#deposit-cap"],
    ["necesito permiso", "/faq#permit"],
    [
      "quien da el permiso en henderson",
      "/faq#service-areas",
      "/contact#areas",
      "/plan/permit-office",
    ],
    ["tienen licencia", "/faq#licensed"],
    ["numero de licencia", "/faq#licensed", "/rules#license"],
    ["lien", "/faq#liens", "/rules#lien", "/rights#lien"],
    ["ordenes de cambio", "/faq#payments-and-changes"],
    ["asbesto", "/rules#asbestos-survey"],
    ["losa postensada", "/rules#post-tension"],
    ["quejarme del contratista", "/rights#board-complaint", "/rules#board-complaint"],
    ["fondo de recuperacion", "/rights#recovery-fund", "/faq#recovery-fund"],
    ["chamba", "/apply-for-employment"],
    ["busco trabajo", "/apply-for-employment"],
    ["horario", "/contact", "/faq#hours"],
    ["telefono", "/contact"],
    ["silla de ruedas", "/build-process/elderly-friendly-custom-home-construction-build-log"],
    ["rociadores contra incendio", "/rules#fire-sprinklers"],
    ["privacidad", "/privacy"],
    ["garantia", "/faq#warranty"],
  ],
};

describe.each(languages)("in %s", (language) => {
  const json = readBuilt(indexAddress(language).slice(1));
  const index = JSON.parse(json) as IndexFile;
  const search = makeSearch(index);
  const own = listed.map(languageOf).filter((page) => page.language === language);

  it("takes at most 40 KB", () => {
    expect(brotliCompressSync(json).length).toBeLessThanOrEqual(40 * 1024);
  });

  it("has every page that search engines may index, except the search page itself", () => {
    expect(index.pages.map(([path]) => path).sort()).toEqual(own.map(({ path }) => path).sort());
    expect(index.pages.filter(([path]) => !hasFile(textsAddress(path, language)))).toEqual([]);
  });

  it("links to ids that exist", () => {
    const missing = readIndex(index).filter(
      ({ path, id }) => id && !ids.get(addressIn(language, path, new Set()))?.has(id),
    );
    expect(missing.map(({ path, id }) => `${path}#${id}`)).toEqual([]);
  });

  it("replaces words only with words that the site uses", () => {
    const terms = new Set(
      readIndex(index).flatMap((part) => [...part.terms, ...termsOf(part.heading, language)]),
    );
    const unknown = index.synonyms
      .map(([find]) => find)
      .filter((find) => !termsOf(find, language).every((term) => terms.has(term)));
    expect(unknown).toEqual([]);
  });

  it("finds what was wanted among the first three results for at least 38 of 40 queries", () => {
    expect(questions[language]).toHaveLength(40);
    const firstThree = (typed: string) =>
      search(typed)
        .slice(0, 3)
        .map(({ path, id }) => (id ? `${path}#${id}` : path));
    const missed = questions[language].filter(
      ([typed, ...wanted]) =>
        !firstThree(typed).some((address) => wanted.some((start) => address.startsWith(start))),
    );
    expect(missed.map(([typed]) => ({ typed, found: firstThree(typed) })).slice(2)).toEqual([]);
  });
});
