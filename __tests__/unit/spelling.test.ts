/** @jest-environment node */
import { spelling } from "../../scripts/spelling";

test("finds misspelled words in both languages, and no code, names of fields or addresses", () => {
  const find = spelling();
  expect(
    find("content/a/index.md", "title: The kitchen, remodelled wel, at mojave.example"),
  ).toEqual(["remodelled", "wel"]);
  expect(
    find("src/i18n/es.yml", "forms.send: Enviar la solicitut al Recovery Fund `npx tsx`"),
  ).toEqual(["solicitut"]);
  expect(
    find("docs/a.md", "The contractor’s [permit](./permitt.md) in Nye: {fooo} and `kitchn`"),
  ).toEqual([]);
});
