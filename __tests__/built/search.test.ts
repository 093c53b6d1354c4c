/** The published search index, asked as visitors do: with typos, without accents, in their own words. */
import { brotliCompressSync } from "node:zlib";
import { languageOf, languages, type Language } from "../../src/content/language";
import { readIndex } from "../../src/search/read-index";
import { indexAddress } from "../../src/search/search";
import { pagesWithHtml, readBuilt } from "../support/built";

/** What a visitor types, and the beginnings of addresses one of which has to be among the first two results. */
const questions: Record<Language, [typed: string, ...wanted: string[]][]> = {
  en: [
    ["kitchen", "/services/kitchen-remodel"],
    ["how much does a kitchen cost", "/services/kitchen-remodel"],
    ["remodling kichen", "/services/kitchen-remodel"],
    ["bathroom remodel", "/services/bathroom-remodel"],
    ["walk in shower", "/services/bathroom-remodel"],
    [
      "ADU",
      "/services/casita-addition",
      "/blog/planning-a-casita",
      "/plan/casita-lot",
      "/faq#casita",
    ],
    [
      "granny flat",
      "/services/casita-addition",
      "/blog/planning-a-casita",
      "/plan/casita-lot",
      "/faq#casita",
    ],
    [
      "mother in law suite",
      "/services/casita-addition",
      "/blog/planning-a-casita",
      "/plan/casita-lot",
    ],
    ["TI", "/blog/tenant-improvement-from-lease-to-opening"],
    ["framer", "/apply-for-employment"],
    ["restaurant health department", "/services/restaurant", "/rules#food-plan-review"],
    ["condo remodel", "/services/high-rise-condo"],
    ["HOA approval", "/services/high-rise-condo"],
    ["dentist office", "/services/medical"],
    ["trade show booth", "/services/convention"],
    ["casino remodel", "/services/casino"],
    ["hotel renovashun", "/services/hotel"],
    ["power bill", "/services/energy-analysis"],
    ["how much deposit can a contractor ask", "/faq#deposit"],
    ["down payment contractor", "/faq#deposit"],
    ["do i need a permit", "/faq#permit"],
    [
      "who issues the permit in henderson",
      "/faq#service-areas",
      "/contact#areas",
      "/plan/permit-office",
    ],
    ["are you licensed", "/faq#licensed"],
    ["se habla español", "/contact", "/faq"],
    ["mechanics lien", "/rules#lien", "/rights#lien", "/faq#lien-papers"],
    ["change order", "/faq#payments-and-changes"],
    ["asbestos", "/rules#asbestos-survey"],
    ["kitec pipes", "/services/residential-interior-remodel"],
    ["financing", "/faq#payment", "/about#standing", "/faq#payments-and-changes", "/faq#deposit"],
    ["what does it cost", "/faq#cost"],
    ["when could you start", "/faq#start"],
    ["how do I pay", "/faq#payment"],
    ["complain about contractor", "/rights#board-complaint", "/rules#board-complaint"],
    ["recovery fund", "/rights#recovery-fund", "/rules#recovery-fund", "/faq#recovery-fund"],
    ["job", "/apply-for-employment"],
    ["hiring", "/apply-for-employment"],
    ["what time do you open", "/contact", "/faq#reply"],
    ["702-555-0142", "/contact", "/faq#reply"],
    ["aging in place", "/build-process/elderly-friendly-custom-home-construction-build-log"],
    ["fire sprinklers", "/rules#fire-sprinklers"],
    ["privacy", "/privacy"],
    ["warranty", "/faq#warranty"],
    ["certificate of occupancy", "/rules#occupancy-certificate"],
  ],
  es: [
    ["cocina", "/services/kitchen-remodel"],
    ["cuanto cuesta una cocina", "/services/kitchen-remodel"],
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
    ["permiso del HOA", "/services/high-rise-condo", "/rules#high-rise-association"],
    ["consultorio dental", "/services/medical"],
    ["stand para feria", "/services/convention"],
    ["casinos", "/services/casino"],
    ["remodelar hotel", "/services/hotel"],
    ["recibo de luz muy alto", "/services/energy-analysis"],
    ["se habla español", "/contact", "/faq"],
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
    [
      "financiamiento",
      "/faq#payment",
      "/about#standing",
      "/faq#payments-and-changes",
      "/faq#deposit",
    ],
    ["cuánto cuesta", "/faq#cost"],
    ["cuándo pueden empezar", "/faq#start"],
    ["cómo puedo pagar", "/faq#payment"],
    ["lien", "/faq#lien-papers", "/rules#lien", "/rights#lien"],
    ["ordenes de cambio", "/faq#payments-and-changes"],
    ["asbesto", "/rules#asbestos-survey"],
    ["losa", "/rules#post-tension", "/services/high-rise-condo"],
    ["quejarme del contratista", "/rights#board-complaint", "/rules#board-complaint"],
    [
      "fondo de recuperacion",
      "/rights#recovery-fund",
      "/rules#recovery-fund",
      "/faq#recovery-fund",
    ],
    ["chamba", "/apply-for-employment"],
    ["busco trabajo de carpintero", "/apply-for-employment"],
    ["horario", "/contact", "/faq#reply"],
    ["(702) 555-0142", "/contact", "/faq#reply"],
    ["silla de ruedas", "/build-process/elderly-friendly-custom-home-construction-build-log"],
    ["rociadores contra incendio", "/rules#fire-sprinklers"],
    ["privacidad", "/privacy"],
    ["garantia", "/faq#warranty"],
  ],
};

const ids = new Map(
  pagesWithHtml.map(({ path, html }) => [path, new Set(html.match(/(?<= id="?)[^"\s>]+/g))]),
);

interface Stored {
  documentIds: Record<string, string>;
  storedFields: Record<string, { excerpt: string; heading: string }>;
}

describe.each(languages)("in %s", (language) => {
  const json = readBuilt(indexAddress(language).slice(1));
  const search = readIndex(json);
  const { documentIds, storedFields } = JSON.parse(json) as Stored;
  const addresses = Object.values(documentIds);

  it("takes at most 110 KB", () => {
    expect(brotliCompressSync(json).length).toBeLessThanOrEqual(110 * 1024);
  });

  it("has every page that search engines may index, except the search page itself", () => {
    const listed = pagesWithHtml
      .filter(({ path, html }) => html.includes('rel="canonical"') && !path.endsWith("/search"))
      .map(({ path }) => path)
      .filter((path) => languageOf(path).language === language);
    expect(addresses.filter((address) => !address.includes("#")).sort()).toEqual(listed.sort());
  });

  it("links to ids that exist", () => {
    const missing = addresses.filter((address) => {
      const [path = "", id] = address.split("#");
      return id && !ids.get(path)?.has(id);
    });
    expect(missing).toEqual([]);
  });

  it("has texts whose words stand apart, and no buttons", () => {
    const texts = Object.values(storedFields).map(
      ({ heading, excerpt }) => `${heading} ${excerpt}`,
    );
    const glued = texts.filter((text) =>
      /\d{4}(?!s\b)(?:8 am|\p{L})|\p{Ll}[.?!]\p{Lu}/u.test(text),
    );
    expect(glued).toEqual([]);
    expect(texts.filter((text) => /Open large|Show before|Abrir en grande/.test(text))).toEqual([]);
  });

  it("finds the right page among the first two for at least 39 of 43 questions", () => {
    expect(new Set(questions[language].map(([typed]) => typed)).size).toBe(43);
    const firstTwo = (typed: string) =>
      search(typed)
        .slice(0, 2)
        .map(({ id }) => languageOf(id).path);
    const missed = questions[language].filter(
      ([typed, ...wanted]) =>
        !firstTwo(typed).some((address) => wanted.some((start) => address.startsWith(start))),
    );
    expect(missed.map(([typed]) => ({ typed, found: firstTwo(typed) })).slice(4)).toEqual([]);
  });
});
