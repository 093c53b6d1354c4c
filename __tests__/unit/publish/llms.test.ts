/** @jest-environment node */
import { llmsTxt } from "../../../src/publish/llms";

const address = {
  street: "4755 A Street, Suite 200",
  city: "Las Vegas",
  region: "NV",
  postalCode: "89103",
  country: "US",
};

const business: Queries.PublishQuery["allBusiness"]["nodes"][number] = {
  language: "en",
  name: "Test Builders",
  shortName: "Test",
  sample: false,
  description: "Builds kitchens.",
  geo: { latitude: 36.1, longitude: -115.2 },
  phone: "+1 702-555-0142",
  phoneDisplay: "(702) 555-0142",
  url: "https://builders.test",
  email: "office@builders.test",
  founded: 1998,
  rating: null,
  phones: [
    { number: "+1 702-555-0142", display: "(702) 555-0142", label: "Office", hours: null },
    {
      number: "+1 702-555-0143",
      display: "(702) 555-0143",
      label: "Emergencies",
      hours: "Day and night",
    },
  ],
  address,
  mailingAddress: { ...address, street: "PO Box 1", postalCode: "89104" },
  hours: { text: "8 am–5 pm, Monday–Friday; closed Saturday and Sunday" },
  areas: [{ name: "Las Vegas", notice: null }],
  payment: ["Check"],
  licenses: [{ label: "NSCB #: 1, class B" }, { label: "ROC #: 2" }, { label: null }],
};

it("leaves out what an extra says of a page that is not there", () => {
  const data = { allBusiness: { nodes: [business] }, allContentPage: { nodes: [] } };
  const entries = [{ path: "/tour#kitchens", title: "Kitchens", summary: "A tour." }];
  const page = { path: "/tour", title: "The tour", description: "A tour.", isListed: true };
  const textWith = (pages: Parameters<typeof llmsTxt>[1]) =>
    llmsTxt(data, pages, [{ page: "/tour", entries }]);
  expect(textWith([page])).toContain("## The tour\n\n- [Kitchens]");
  expect(textWith([])).not.toContain("/tour");
});

it("says once that the business is a sample, not with each page", () => {
  const sample = { ...business, sample: true };
  const data = { allBusiness: { nodes: [sample] }, allContentPage: { nodes: [] } };
  const description = "Sample website: no license, no work offered. What we do.";
  const page = { path: "/services", title: "Services", description, isListed: true };
  const text = llmsTxt(data, [page], []);
  expect(text).toContain("[Services](https://builders.test/services): What we do.\n");
});

it("has every fact that a real owner has filled in", () => {
  const data = { allBusiness: { nodes: [business] }, allContentPage: { nodes: [] } };
  const text = llmsTxt(data, [], []);
  for (const fact of [
    "Phone (Office): (702) 555-0142",
    "Phone (Emergencies): (702) 555-0143, Day and night",
    "Address: 4755 A Street, Suite 200, Las Vegas, NV 89103",
    "Mail: PO Box 1, Las Vegas, NV 89104",
    "Hours: 8 am–5 pm, Monday–Friday; closed Saturday and Sunday",
    "Founded: 1998",
    "License: NSCB #: 1, class B",
    "License: ROC #: 2",
  ])
    expect(text).toContain(`- ${fact}\n`);
});
