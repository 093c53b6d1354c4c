/** @jest-environment node */
import { readContentFile } from "../../../scripts/words/content-file";
import { checkEase, easeOf } from "../../../scripts/words/readability";
import { spanishSyllables } from "../../../scripts/words/syllables";
import { checkTerms } from "../../../scripts/words/terms";
import { checkUsted, informalIn } from "../../../scripts/words/usted";

const file = "content/services/casino/index.es.md";
const page = (name: string, body: string) =>
  readContentFile(name, `---\ntitle: Casino\n---\n\n${body}\n`);
const pair = (english: string, spanish: string) => [
  {
    original: page("content/services/casino/index.md", english),
    translation: page(file, spanish),
  },
];

test.each([
  "Tú firmas el contrato",
  "lo que necesitas de ti",
  "guarde tu copia y tus planos",
  "Te llamamos mañana",
  "¿Qué quieres cambiar?",
  "si no puedes esperar",
  "cuando tengas los planos",
  "podrás ver la obra",
  "querrás un recibo",
  "deberías pedirlo",
  "Asegúrate de medir",
  "Llámanos hoy",
  "Pídele la licencia",
  "revísalo antes de firmar",
  "Haz una lista",
  "Vos tenés que firmar",
  "vení a la obra",
  "vuestro patio",
])("“%s” is told", (text) => {
  expect(informalIn(text)).not.toEqual([]);
});

test.each([
  "Pida el número de licencia y llámenos antes de firmar.",
  "Usted tiene que pagar; su contratista pide las firmas y compra las compras.",
  "Atrás, detrás y además quedan las tuberías y las garantías.",
  "TI, la adecuación de un local arrendado; las llamas y las esperas.",
  "El existente, el contraste y el desgaste de los suelos firmes.",
  "El techo, el aguacate y el tomate; asegúrese y fíjese.",
  "Si él firma, ella paga y ellos ven que el té está listo.",
])("“%s” calls nobody tú", (text) => {
  expect(informalIn(text)).toEqual([]);
});

test("a form of tú is told with its line", () => {
  expect(checkUsted(pair("Ask.", "Pida la lista.\n\nFirma aquí si quieres."))).toEqual([
    { file, line: 7, rule: "usted", message: expect.stringContaining("“quieres”") },
  ]);
});

test("the glossary is held against a passage whose original has the term", () => {
  const terms = [
    { name: "carpet", spanish: "alfombra", not: ["carpeta"], why: "Carpeta is a folder." },
    { name: "punch list", spanish: "lista de pendientes", not: ["lista de detalle"] },
  ];
  const english = "New carpets.\n\nA folder.\n\nThe punch list.";
  expect(
    checkTerms(pair(english, "Carpetas nuevas.\n\nUna carpeta.\n\nLas listas de detalles."), terms),
  ).toMatchObject([
    {
      line: 5,
      rule: "glossary",
      message: expect.stringMatching(/“Carpetas” where.*“alfombra” \(Carp/),
    },
    { line: 9, message: expect.stringContaining("write “lista de pendientes”") },
  ]);
  expect(
    checkTerms(
      pair(english, "Alfombras nuevas.\n\nUna carpeta.\n\nLa lista de pendientes."),
      terms,
    ),
  ).toEqual([]);
});

test.each([
  ["casa", 2],
  ["que", 1],
  ["guía", 2],
  ["quién", 1],
  ["construcción", 3],
  ["contratista", 4],
  ["ciudad", 2],
  ["tubería", 4],
  ["agua", 2],
  ["pingüino", 3],
  ["hoy", 1],
  ["leer", 2],
  ["rociador", 3],
  ["$1,000", 1],
  ["NRS", 1],
])("“%s” has %d syllables", (word, count) => {
  expect(spanishSyllables(word)).toBe(count);
});

test("reading ease is Fernández Huerta's, and a page that is too hard is told", () => {
  // 206.84 − 60 × 9 / 5 − 1.02 × 5
  expect(easeOf(["La casa tiene techo nuevo."]).ease).toBeCloseTo(206.84 - (60 * 9) / 5 - 5.1, 5);
  const hard =
    "La responsabilidad administrativa correspondiente determina posteriormente la documentación complementaria.";
  expect(checkEase(pair("Hard.", hard))).toMatchObject([
    { file, rule: "readability", message: expect.stringMatching(/^Fernández Huerta -?\d/) },
  ]);
  expect(checkEase(pair("Easy.", "Usted firma. Nosotros vamos a la casa."))).toEqual([]);
});
