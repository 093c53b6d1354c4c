import type { SiteIn } from "../../../src/seo/site-facts";

/** A business with all facts that the specification asks for, for tests of structured data. */
export const site: SiteIn = {
  language: "en",
  catalog: "Services",
  business: {
    name: "Example Construction",
    shortName: "Example",
    description: "Commercial and residential general contractor in Las Vegas, Nevada.",
    url: "https://www.example.test",
    phone: "+1 702-555-0100",
    email: "hello@example.test",
    address: {
      street: "1 Example Street",
      city: "Las Vegas",
      region: "NV",
      postalCode: "89103",
      country: "US",
    },
    geo: { latitude: 36.11461, longitude: -115.21498 },
    hours: {
      opens: "08:00",
      closes: "17:00",
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    },
    priceRange: "$$",
    currency: "USD",
    payment: ["Check", "Credit Card", "Invoice"],
    areas: [
      { name: "Las Vegas", type: "City" },
      { name: "Pahrump", type: "Place" },
      { name: "Arizona", type: "State" },
    ],
    rating: { value: 4.9, count: 50, best: 5, worst: 1 },
    offers: [
      { id: "commercial-construction", name: "Commercial construction" },
      { id: "tenant-improvements", name: "Tenant improvements" },
    ],
    social: [{ url: "https://one.example.test" }, { url: "https://two.example.test" }],
    license: { board: "Nevada State Contractors Board", number: null },
  },
  services: [
    { path: "/services/casino", title: "Casino", offer: "commercial-construction" },
    { path: "/services/retail", title: "Retail", offer: "tenant-improvements" },
  ],
};
