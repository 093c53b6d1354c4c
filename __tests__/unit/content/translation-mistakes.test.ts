/** @jest-environment node */
import { checked, edit, spanish } from "../../support/translation-fixture";

const faq = "content/faq.es.yml";

test.each<[what: string, from: string, to: string, field: string, code: string, file?: string]>([
  ["an untranslated field", "summary:", "order: 1\nsummary:", "order", "field-unrecognized-keys"],
  ["an untranslated part", "hero:", "hero:\n  src: ./a.jpg", "hero.src", "field-unrecognized-keys"],
  ["a missing field", "promise: Una frase", "# ", "promise", "translation-missing"],
  ["a missing part", "  alt: Lo que", "  {} # ", "hero.alt", "translation-missing"],
  ["an added field", "summary:", "heading: Otro\nsummary:", "heading", "translation-extra"],
  [
    "a list that is too short",
    "  - question: ¿Qué pregunta es la número 3?\n    reason: La respuesta decide cuánto cuesta y cuánto tarda.\n",
    "",
    "questions",
    "translation-count",
  ],
  ["a title too long", "title: Casino", `title: ${"Casino ".repeat(9)}`, "title", "field-too-big"],
  [
    "another link in a field",
    "(/faq#deposit).\n---",
    "(/faq).\n---",
    "faq[1].answer",
    "translation-link",
  ],
  ["another link in the text", "(/faq#deposit) y", "(/faq) y", "text", "translation-link"],
  ["another rule", "#deposit-cap}", "#deposit}", "text", "translation-rule"],
  ["another picture", "](./casino.jpg", "](./casa.jpg", "text", "translation-picture"],
  ["a heading of another level", "### La lista", "## La lista", "text", "translation-heading"],
  ["a missing heading", "### La lista\n\n", "", "text", "translation-heading"],
  ["left-over markup", "- Otra", "•\u00a0Otra", "text", "list-mark"],
  [
    "left-over markup in a field",
    "¿Qué pregunta es la número 3?",
    "La **qué**",
    "questions[2].question",
    "emphasis-markup",
  ],
  [
    "another id",
    "id: deposit",
    "id: down-payment",
    "groups[0].entries[0].id",
    "translation-order",
    faq,
  ],
])("reports %s", async (_what, from, to, field, code, file = spanish) => {
  const { found } = await checked(edit(file, from, to));
  expect(found).toMatchObject([{ file, field, code }]);
  expect(found[0]?.remedy).toMatch(/./);
});

test("a line of the text is told for what is wrong with a line", async () => {
  const { found } = await checked(edit(spanish, "- Otra", "- Otra **vez: **"));
  expect(found).toMatchObject([{ line: 32, code: "emphasis-markup" }]);
});
