/** @jest-environment node */
import { person } from "../../../src/content/kinds/person";

it("says of each language of the site that it is spoken, in itself", () => {
  const spoken = (languages?: string[]) =>
    person.computed.Person.spoken.resolve({ languages } as never, {} as never);
  expect(spoken(["en", "es", "fr"])).toEqual([
    { language: "en", text: "We speak English." },
    { language: "es", text: "Hablamos español." },
  ]);
  expect(spoken()).toEqual([]);
});
