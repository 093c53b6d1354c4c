/** @jest-environment node */
import type { Files } from "../../support/content-fixture";
import { checked, edit, preguntas, spanish } from "../../support/translation-fixture";

test.each<[string, string, string, number, string, RegExp, RegExp, string?]>([
  [
    "a field that is not translated",
    "summary:",
    "order: 1\nsummary:",
    4,
    "order",
    /^is not translated$/,
    /^remove it: content\/services\/casino\/index\.md says it/,
  ],
  [
    "a part that is not translated",
    "hero:\n",
    "hero:\n  src: ./casino.jpg\n",
    6,
    "hero.src",
    /^is not translated$/,
    /remove it/,
  ],
  [
    "an unknown field",
    "promise:",
    "promisse: Una\npromise:",
    7,
    "promisse",
    /not a field/,
    /did you mean promise/,
  ],
  [
    "a missing field",
    "promise: Una frase que dice qué recibe el cliente al final.\n",
    "",
    2,
    "promise",
    /^is missing$/,
    /translate “One sentence that says what/,
  ],
  [
    "a missing part",
    "  alt: Lo que muestra la imagen\n",
    "  {}\n",
    5,
    "hero.alt",
    /^is missing$/,
    /translate “What the picture shows/,
  ],
  [
    "a field that the original lacks",
    "summary:",
    "heading: Un casino que abre a tiempo\nsummary:",
    4,
    "heading",
    /not in the original/,
    /write the original first/,
  ],
  [
    "a list that is too short",
    "  - question: ¿Qué pregunta es la número 3?\n    reason: La respuesta decide cuánto cuesta y cuánto tarda.\n",
    "",
    13,
    "questions",
    /has 2 entries and the original 3/,
    /as many/,
  ],
  [
    "another figure in a field",
    "número 1?\n    reason",
    "número 4?\n    reason",
    14,
    "questions[0].question",
    /lacks the figure “1” and has “4”/,
    /index\.md:\d+$/,
  ],
  [
    "a title that is too long",
    "title: Casino",
    `title: ${"Casino ".repeat(9)}`,
    2,
    "title",
    /too long/,
    /at most 52/,
  ],
  [
    "an answer with too many words",
    "palabra ".repeat(40),
    "una ".repeat(125),
    22,
    "faq[0].answer",
    /has 12\d words: too many/,
    /120 words at most/,
  ],
  [
    "a link in a field to another address",
    "(/faq#deposit).\n---",
    "(/es/faq).\n---",
    24,
    "faq[1].answer",
    /lacks the link “\/faq#deposit” and has “\/es\/faq”/,
    /keep the address/,
  ],
  [
    "another sum",
    "$1,000",
    "$1.000",
    29,
    "text",
    /lacks the figure “\$1,000” and has “\$1\.000”/,
    /comma for thousands: .*index\.md:/,
  ],
  [
    "another percentage",
    "10 %",
    "10",
    29,
    "text",
    /lacks the figure “10%” and has “10”/,
    /as the original/,
  ],
  [
    "another month",
    "de julio de",
    "de junio de",
    29,
    "text",
    /lacks the figure “July” and has “June”/,
    /as the original/,
  ],
  [
    "another address",
    "(/faq#deposit) y",
    "(/faq) y",
    29,
    "text",
    /lacks the link “\/faq#deposit”/,
    /keep the address/,
  ],
  [
    "another rule",
    "#deposit-cap}",
    "#deposit}",
    29,
    "text",
    /lacks the rule “deposit-cap” and has “deposit”/,
    /keep the \{#id\}/,
  ],
  [
    "another picture",
    "](./casino.jpg",
    "](./casa.jpg",
    40,
    "text",
    /lacks the picture “\.\/casino\.jpg”/,
    /keep the name/,
  ],
  [
    "a heading of another level",
    "### La lista",
    "## La lista",
    34,
    "text",
    /has “## La lista” where the original has “### The list”/,
    /at the same level/,
  ],
  [
    "a missing heading",
    "### La lista\n\n",
    "",
    40,
    "text",
    /lacks the heading “### The list”/,
    /translate “### The list”, content\//,
  ],
  [
    "a list of another length",
    "- Otra\n",
    "",
    31,
    "text",
    /has a list of 1 where the original has a list of 2/,
    /write a list of 2/,
  ],
  [
    "a paragraph that is split",
    "2025 el",
    "2025\n\nel",
    31,
    "text",
    /has a paragraph where the original has a list of 2/,
    /write a list/,
  ],
  [
    "a missing row",
    "| Muro  | 12   |\n",
    "",
    36,
    "text",
    /has a table of 1 rows and 2 columns where/,
    /2 rows/,
  ],
  [
    "an entry with another id",
    "id: deposit",
    "id: down-payment",
    5,
    "groups[0].entries[0].id",
    /is “down-payment”, which the original does not have/,
    /write “deposit”/,
    "content/faq.es.yml",
  ],
])("reports %s", async (_what, from, to, line, field, problem, remedy, file = spanish) => {
  const { found } = await checked(edit(file, from, to));
  expect(found).toContainEqual({
    ...{ file, line, field },
    problem: expect.stringMatching(problem),
    remedy: expect.stringMatching(remedy),
  });
  // One mistake is not reported again for other parts of its block.
  expect(found.length).toBeLessThan(3);
});

test("entries in another order are reported by their ids", async () => {
  const two = (text: string, words: string) => (files: Files) => {
    const file = words === "" ? "content/faq.yml" : "content/faq.es.yml";
    files[file] = String(files[file]) + text;
  };
  const entry = (id: string, date: string) =>
    `      - id: ${id}\n        question: ¿Cuánto es el saldo?\n        answer: ${"palabra ".repeat(45)}.\n${date}`;
  const { found } = await checked((files) => {
    two(entry("balance", "        checked: 2026-11-20\n"), "")(files);
    files["content/faq.es.yml"] = preguntas.replace("id: deposit", "id: balance");
    two(entry("deposit", ""), "es")(files);
  });
  expect(found).toMatchObject([
    {
      field: "groups[0].entries[0].id",
      problem: "is “balance” at another place than in the original",
    },
  ]);
});
