/** @jest-environment node */
import { onlyOfSample } from "../../../src/content/check/claims";
import { claimsAt } from "../../support/claims";

it.each([
  "Sample website. No contractor’s license has been issued to this business.",
  "This business signs no contracts while it has no license.",
  "No contract is signed while this business has no license.",
  "While there's no license, nothing is bid.",
  "This business has no policy yet.",
  "None: this business is a sample",
  "Este negocio de muestra no firma contratos.",
  "A este negocio no se le ha otorgado licencia.",
  "We’re not licensed.",
  "No license has been issued to us.",
  "We do not have a license.",
  "Until then no contracts are signed.",
  "This is a sample site.",
  "Este negocio no tiene licencia.",
  "La empresa no tiene licencia todavía.",
  "Este negocio es una muestra.",
  "Un contratista de muestra en Las Vegas.",
  "This example home has the whole checklist.",
  "This website is a demonstration.",
  "A fictional company in Las Vegas.",
  "An invented company.",
  "This business does not exist.",
  "The company isn’t real.",
  "Our license is pending.",
  "It isn’t insured.",
  "This site is only a demo.",
  "Una empresa ficticia de Las Vegas.",
  "Este negocio es ficticio.",
  "La empresa no existe.",
  "Este sitio es una demostración.",
  "Nuestra licencia está en trámite.",
  "Esta casa de muestra trae la lista completa.",
  "No client's house is shown.",
  "No se ve la casa de ningún cliente.",
])("%s: true of a sample alone", (text) => {
  expect(onlyOfSample(text, claimsAt("NV"))).not.toEqual([]);
});

it.each([
  "No license number on the truck? Ask why.",
  "A contractor without a license cannot sue for the price.",
  "It's a sample plan, not a client's job.",
  "No cubre rentas ni contratistas sin licencia.",
  "Ahí no ofrecemos obras.",
  "Change 2 of an example kitchen, as a specimen.",
  "The permit needs a sample site plan.",
  "If the company doesn’t hold the license, look for another.",
  "Si la empresa no tiene licencia, busque otra.",
  "If the company does not exist in the Board’s list, walk away.",
  "Ask whether the crew is insured; if it isn’t insured, wait.",
  "It is not insured by your own policy.",
  "A contractor whose license is pending may not bid.",
  "File a fictitious business name with the county.",
  "Si la empresa no existe en la lista de la Junta, busque otra.",
  "Cuando la licencia está en trámite, espere.",
])("%s: may be said by anybody", (text) => {
  expect(onlyOfSample(text, claimsAt("NV"))).toEqual([]);
});

it("finds what is true of a sample in each line that says it, once", () => {
  const text = "A sample home.\n\nThe sample job, a sample log.\n\nWe build. A sample project.";
  expect(onlyOfSample(text, claimsAt("NV")).map(({ offset }) => offset)).toEqual([
    text.indexOf("sample home"),
    text.indexOf("sample job"),
    text.indexOf("sample project"),
  ]);
});
