/** @jest-environment node */
import { faultsIn, type KnownFacts } from "../../../src/content/check/claims";
import { claimsAt } from "../../support/claims";

const sample: KnownFacts = { sample: true };
const real: KnownFacts = {
  sample: false,
  licenses: [
    { board: "nscb", number: "0081234", classification: "B", limit: "$4,000,000", bond: "$15,000" },
  ],
  insurance: [{ kind: "General liability", insurer: "Acme" }],
};
const problems = (text: string, facts: KnownFacts) =>
  faultsIn(text, facts, claimsAt("NV")).map(({ problem }) => problem);

it.each([
  "Our license no. 0081234 is on every truck.",
  "Licensed and insured, family-owned since 1998.",
  "We hold a Class B license.",
  "We carry $2,000,000 in general liability insurance.",
  "Serving the valley since 1998.",
  "Our clients include two hotels.",
  "Award-winning kitchens.",
  "Satisfaction guaranteed.",
  "Our work has a ten-year warranty.",
  "Nobody beats our award-winning team.",
  "No job is too small for our award-winning team.",
  "Serving you since 1998.",
  "You get our 20 years of experience.",
  "Trabajamos con licencia y seguro.",
  "Somos contratistas licenciados.",
  "Somos una empresa familiar.",
  "Servimos al valle desde 1998.",
  "Cocinas premiadas.",
  "Satisfacción garantizada.",
  "Your family-owned contractor since 1998.",
  "Serving your valley since 1998.",
  "Founded in 1998.",
  "We have built kitchens since 1998.",
  "With 20 years of experience, you get good work.",
  "We are a licensed contractor.",
  "Licensed general contractor in Las Vegas.",
  "Our crew is licensed.",
  "We carry insurance.",
  "With our license and insurance you sleep well.",
  "We won an award.",
  "Rated 4.9 by clients.",
  "200 kitchens built.",
  "Su contratista familiar desde 1998.",
  "Una empresa familiar para su casa.",
  "Desde 1998 construimos cocinas.",
  "Contratista con licencia en Las Vegas.",
  "Tenemos seguro.",
  "Ganamos un premio.",
  "Nuestros clientes están felices.",
  "Nadie supera a nuestro equipo premiado.",
  "Usted recibe nuestros 20 años de experiencia.",
  "We never cut corners: family-owned since 1998.",
  "We’re not the biggest, just serving you since 1998.",
  "No award-winning designer needed: our award-winning team draws it.",
  "Contratistas con licencia, fianza y seguro.",
  "Nobody else in the valley is licensed like us.",
  "No one else is fully licensed and insured.",
  "Not every contractor is licensed and insured.",
  "We are not just licensed and insured.",
  "You won’t find another licensed and insured builder.",
  "You will never meet a better five-star team.",
  "You do not need anyone else but a family-owned contractor.",
  "Your licensed plumber in Las Vegas.",
  "Nadie más tiene licencia.",
  "There is no better award-winning builder.",
  "We never stop being fully insured.",
  "Since 1998, you have trusted us.",
  "Built for you since 1998.",
  "Our team has been remodeling since 2004.",
  "Your satisfaction is guaranteed.",
  "All work is guaranteed.",
  "A 10-year warranty is yours.",
  "You get a 5-year warranty on every job.",
  "You’ll have a ten-year warranty.",
  "Todo el trabajo está garantizado.",
  "Todas nuestras instalaciones están garantizadas.",
  "Usted recibe una garantía de 5 años.",
  "Sin duda tenemos licencia.",
  "No solo tenemos seguro, también fianza.",
  "Estamos sirviéndole desde 1998.",
  "NSCB #0081234.",
  "Ningún otro contratista trabaja con licencia y seguro.",
  "No encontrará otra empresa familiar como la nuestra.",
  "Usted no encontrará mejor equipo premiado.",
  // A question in the firm's own voice implies that it is so.
  "Looking for a licensed contractor?",
  "Looking for a licensed and insured contractor in Las Vegas?",
  "Do you want a “family-owned” contractor?",
  "Need a fully insured builder?",
  "Tired of contractors who aren’t licensed and insured?",
  "Why not choose a family-owned contractor?",
  "Did you know that we’re licensed and insured?",
  "Ready to work with a five-star team? Call us.",
  "¿Busca un contratista con licencia y seguro?",
  "¿Busca un contratista con licencia?",
  "¿Necesita una empresa asegurada?",
  "¿Quiere trabajar con un equipo premiado?",
  "¿Sabía que tenemos seguro?",
  "Somos contratistas licenciados. ¿Hablamos?",
])("%s: only with the fact behind it", (text) => {
  expect(problems(text, sample)).not.toEqual([]);
  expect(problems(text, real)).toEqual([]);
});

it.each([
  "We do energy audits of houses.",
  "You get an energy audit from us.",
  "Nobody else offers energy audits as we do.",
  "Nobody gives you a better energy audit than we do.",
  "Nobody does energy audits better than us.",
  "Nadie le hace mejores auditorías energéticas que nosotros.",
  "Usted recibe una auditoría energética de nosotros.",
  "Your deposit is 40 percent.",
  "Un anticipo del 50 % se paga al firmar.",
  "Su anticipo es del 40 por ciento.",
  "You pay half up front as a deposit.",
  "You pay us 30 percent down.",
  "A 50% deposit is due at signing.",
  "Usted paga la mitad como anticipo.",
  "A board-certified contractor.",
  "Our in-house architect draws it.",
  "We ask for 30 percent down.",
  "License no. 0099999.",
  "Nuestro arquitecto la dibuja.",
  "Hacemos auditorías de energía.",
  "Pedimos 30 por ciento de anticipo.",
])("%s: never", (text) => {
  expect(problems(text, real)).toHaveLength(1);
});

it.each([
  "Ask whether the contractor is licensed and insured?",
  "Are you licensed?",
  "Are you licensed and insured, and how can I check?",
  "Do I need a licensed contractor?",
  "Do you guarantee your work?",
  "How do I check that a contractor is licensed and insured?",
  "What does “licensed, bonded and insured” mean?",
  "Who else has to be licensed?",
  "Looking for a contractor? Ask for the license.",
  "Need a permit?",
  "¿Tienen licencia y seguro?",
  "¿Están asegurados?",
  "¿Cómo sé si un contratista tiene licencia?",
  "¿Hacen auditorías de energía?",
  "¿Busca un contratista? Pida ver su licencia.",
  "We do not do energy audits.",
  "Ask each bidder for their years in business.",
  "No hacemos auditorías de energía.",
  "Pida ver la licencia y el seguro del contratista.",
  "Pregunte a cada uno por sus años en el negocio.",
  "We hold no license.",
  "We hold no license, and no other.",
  "If you pay half up front, the rest is hard to hold.",
  "If you get a 5-year warranty, ask who stands behind it.",
  "When you have a ten-year warranty, keep the paper.",
  "You get the maker’s 10-year warranty, or a 10-year manufacturer’s warranty.",
  "Si todo el trabajo está garantizado, pida la garantía por escrito.",
  "Cuando usted recibe una garantía de 5 años, guarde el papel.",
  "If the energy audit says more than we do, ask the auditor.",
  "When you need an energy audit, call others than us.",
  "Si la auditoría energética llega antes que nosotros, mejor.",
  "Pida la auditoría energética antes de que nosotros empecemos.",
  "If a bid says that your deposit is 40 percent, walk away.",
  "Your deposit is at most 10 percent of the price.",
  "Si un anticipo del 50 % se paga al firmar, desconfíe.",
  "Un anticipo del 50 % no se paga nunca.",
  "Cuando su anticipo es del 40 por ciento, pregunte por qué.",
  "Houses built since 2006 have sprinklers.",
  "No price is guaranteed before the drawings are done.",
  "Nobody without a license may sign the contract.",
  "No one is fully licensed before the Board says so.",
  "Nadie sin licencia puede firmar el contrato.",
  "The county has required sprinklers since 2024.",
  "Hire a licensed contractor in Nevada.",
  "The Board licenses contractors. Look up the license before you sign.",
  "On a remodel the deposit is at most $1,000 or 10 percent of the price.",
])("%s: no claim", (text) => {
  expect(problems(text, sample)).toEqual([]);
});

it("says where the claim stands, and which fact is missing", () => {
  const [claim] = faultsIn("We build. We are fully licensed.", sample, claimsAt("NV"));
  expect(claim?.offset).toBe("We build. We are ".length);
  expect(claim?.problem).toContain("licenses.number is missing in content/business.yml");
});

it("says where the words of a claim begin, not the blank line above them", () => {
  const text = "We build.\n\nSince 1998, you have trusted us.";
  const [claim] = faultsIn(text, sample, claimsAt("NV"));
  expect(claim?.offset).toBe(text.indexOf("Since"));
});

it("names the law of a state, and leaves it to that state", () => {
  const audits = "We do energy audits of houses.";
  const [claim] = faultsIn(audits, real, claimsAt("NV"));
  expect(claim?.problem).toContain("(NRS 645D): “We do energy audits”");
  expect(faultsIn(audits, real, claimsAt("AZ"))).toEqual([]);
  expect(faultsIn("We are fully licensed.", sample, claimsAt("AZ"))).toHaveLength(1);
});
