/** Spanish pages call their readers *usted*: this finds the forms of *tú*, *vos* and *vosotros*. */
import type { Finding } from "./finding";
import { lineOf } from "./page";
import type { Pair } from "./site";

/** What stands alone: forms that are also nouns or forms of another person (`firmas`, `llamas`, `pide`) are left out. */
const forms = [
  // Pronouns.
  "tú tu tus ti te contigo tuyo tuya tuyos tuyas",
  "vos vosotros vosotras os vuestro vuestra vuestros vuestras",
  // Present.
  "eres estás tienes puedes quieres debes necesitas haces vas sabes ves dices pones vienes pides pagas buscas vives",
  "usas eliges contratas envías recibes piensas decides encuentras conoces entiendes prefieres vendes construyes",
  // Subjunctive.
  "seas estés tengas puedas quieras debas necesites hagas vayas sepas veas digas pongas vengas pidas pagues busques",
  "elijas contrates envíes recibas decidas encuentres olvides dejes",
  // Past and conditional; the future is found by its ending.
  "fuiste hiciste tuviste pudiste pediste firmaste pagaste recibiste quisiste dijiste viste compraste",
  "podrías deberías tendrías querrías harías serías irías",
  // Commands.
  "haz pon ten",
  // Voseo.
  "sos tenés podés querés debés sabés necesitás hacés vení decí pedí poné hacé escribí andá mirá llamá pensá",
].flatMap((line) => line.split(" "));

const before = String.raw`(?<![\p{L}\p{N}])`;
const after = String.raw`(?![\p{L}\p{N}])`;

/** Endings that no other word has: `podrás`, `verás`; `asegúrate`; `llámanos`, `pídele`, `revísalo`. */
const endings = [
  String.raw`\p{L}*(?:[aei]|[dr])rás`,
  String.raw`\p{L}*[áéíóú]\p{L}{0,4}[ae]te`,
  "(?:llám|mánd|cuént|avís|envía|muéstra|explíca)(?:a)?(?:nos|me|le|lo|la)",
  "(?:escríbe|píde|díle|léve|pregúnta|revísa|míra|tóma|guárda|fírma|compára|bús?ca)(?:nos|le|les|lo|la|los|las|me)",
  "dinos|dile|hazlo|ponlo|tenlo",
];

const form = new RegExp(`${before}(?:${[...forms, ...endings].join("|")})${after}`, "gu");

/** The forms of *tú*, *vos* and *vosotros* in a text, in its order. Abbreviations in capitals are none. */
export const informalIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(form.source, "giu"))]
    .map(([word]) => word)
    .filter((word) => word.length > 3 || word !== word.toUpperCase());

export const checkUsted = (pairs: readonly Pair[]): Finding[] =>
  pairs.flatMap(({ translation }) =>
    translation.passages.flatMap((passage) =>
      informalIn(passage.text).map((word) => ({
        file: translation.file,
        line: lineOf(translation, passage, word),
        rule: "usted",
        message: `“${word}” is a form of tú, vos or vosotros: write the form of usted`,
      })),
    ),
  );
