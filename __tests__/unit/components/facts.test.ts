import { factsOf } from "../../../src/components/Facts/Facts";

it("facts stand in the order of their query, without those that a page leaves out", () => {
  const facts = { permits: "The county", season: null, trades: "Drywall" };
  expect(factsOf(facts, (name) => `The ${name}`)).toEqual([
    { term: "The permits", text: "The county" },
    { term: "The trades", text: "Drywall" },
  ]);
});
