/** The hours stand once, in content/business.yml: a text that repeated them would stay as it is when they change. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

test.each(["content/faq.yml", "content/faq.es.yml"])("%s does not repeat the hours", (file) => {
  const text = readFileSync(file, "utf8").replace(/\s+/g, " ");
  expect(text).not.toMatch(/Pacific time|hora del Pacífico|every day of the week|todos los días/i);
});

// An owner fills in other facts: `sample: false`.
test("the sample business has the facts that were asked for", () => {
  const { sample, ...facts } = parse(readFileSync("content/business.yml", "utf8")) as {
    sample: boolean;
    hours: { open: { days: string[] }[] };
  } & Record<"social" | "offers", object[]>;
  if (!sample) return;
  expect(facts).toMatchObject({
    hours: { open: [{ opens: "08:00", closes: "17:00" }] },
    rating: { value: 4.9, best: 5, count: 50 },
    priceRange: "$$",
    currency: "USD",
    payment: ["Check", "Credit Card", "Invoice"],
    phones: [{ number: "+1 702-555-0142" }],
    address: { city: "Las Vegas", region: "NV", postalCode: "89103" },
  });
  expect(
    [facts.hours.open[0]?.days ?? [], facts.social, facts.offers].map(({ length }) => length),
  ).toEqual([7, 2, 3]);
});
