/**
 * Claims that a contractor's advertising may not make without the fact behind them: NRS 624.720 forbids what is false or
 * misleading, NRS 645D reserves energy audits, and NRS 624.970 caps deposits. The facts stand in content/business.yml. Pure.
 */
import type { BusinessFacts } from "../kinds/business";
import type { Mistake } from "../front-matter";
import type { ContentFile } from "../content-file";
import type { TranslationFile } from "../translation";
import { textsOf } from "./text";

/** What is known of the business, as far as its file can be read. */
export type Facts = Partial<BusinessFacts>;

interface Claim {
  pattern: RegExp;
  /** Whether the facts allow it; never when left out. */
  allowed?: (facts: Facts, found: string) => unknown;
  /** A sentence that matches this makes no such claim, unless it speaks of the business itself. */
  unless?: RegExp | undefined;
  /** A sentence that matches this makes no such claim, whoever it speaks of. */
  exceptIn?: RegExp;
  problem: string;
  remedy: string;
}

const needs = (
  fact: string,
  claim: string,
  pattern: RegExp,
  allowed: (facts: Facts) => unknown,
  remedy = "write it there, or take the claim out",
): Claim => ({
  ...{ pattern, allowed, remedy },
  problem: `claims ${claim}, and ${fact} is missing in content/business.yml`,
});

/** A claim that is the owner's to make: nobody makes it for a sample. */
const needsOwner = (claim: string, pattern: RegExp, unless?: RegExp): Claim => ({
  ...{ pattern, unless, allowed: ({ sample }) => sample === false },
  problem: `claims ${claim} that nobody has supplied`,
  remedy: "take it out while the business is a sample",
});

/** Joins the patterns of a claim: one in English, one in Spanish. */
const either = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join("|"), "i");

const claims: readonly Claim[] = [
  {
    pattern:
      /\b(?:license|lic\.|licencia)\s*(?:#|no\.?|number|núm\.?|número)?\s*:?\s*(?:[A-Z]-?)?\d{4,}/i,
    allowed: ({ licenses = [] }, found) =>
      licenses.some(({ number }) => number && found.includes(number.replace(/^\D+/, ""))),
    problem: "names a license number that is in no license of content/business.yml",
    remedy: "write the number there; the site prints it",
  },
  needs(
    "licenses.classification",
    "a license class",
    either(
      /\b(?:we|our|us)\b[^.?!]{0,40}\bclass(?:ification)? (?:A|B|C)\b(?:-?\d+)?/,
      /\b(?:nuestr[ao]|tenemos|somos)\b[^.?!]{0,40}\bclase (?:A|B|C)\b(?:-?\d+)?/,
    ),
    ({ licenses = [] }) => licenses.some(({ classification }) => classification),
  ),
  needs(
    "licenses.number",
    "a license",
    either(
      /\b(?:fully|we are|we[’']re) licensed\b|\blicensed,? (?:and |& )?(?:bonded|insured)\b/,
      /\bcon licencia y (?:con )?(?:seguro|fianza)\b|\b(?:trabajamos|operamos|construimos|estamos|contamos|tenemos)\b[^.?!]{0,20}\blicencia\b|\b(?:estamos|somos)\b[^.?!]{0,20}\blicenciad[oa]s\b|\blicenciad[oa]s? y asegurad[oa]s?\b/,
    ),
    ({ licenses = [] }) => licenses.some(({ number }) => number),
  ),
  needs(
    "insurance",
    "insurance",
    either(
      /\b(?:fully|licensed,?|bonded,?|properly|we are|we[’']re) (?:and |& )?insured\b|\b(?:our|we (?:carry|have|hold))\b[^.?!]{0,40}\$\s?\d[\d,.]*(?:\s?(?:million|M))?[^.?!]{0,30}\b(?:liability|insurance|coverage)\b/,
      /\blicencia y (?:con )?seguro\b|\b(?:estamos|somos|totalmente|debidamente)\b[^.?!]{0,20}\basegurad[oa]s?\b|\b(?:tenemos|contamos con|llevamos|nuestr[oa])\b[^.?!]{0,30}\b(?:seguro de responsabilidad|póliza)/,
    ),
    ({ insurance = [] }) => insurance.length > 0,
    "write the policies there, or say that the visitor may ask for the certificate",
  ),
  needs(
    "licenses.bond",
    "a bond",
    either(
      /\b(?:licensed|insured),? (?:and |& )?bonded\b|\bbonded (?:and|&) (?:licensed|insured)\b|\b(?:fully|we are|we[’']re) bonded\b/,
      /\b(?:estamos|somos)\b[^.?!]{0,20}\bafianzad[oa]s\b|\b(?:tenemos|contamos con|nuestra)\b[^.?!]{0,20}\bfianza\b/,
    ),
    ({ licenses = [] }) => licenses.some(({ bond }) => bond),
  ),
  needsOwner(
    "a history",
    either(
      /\bfamily[- ](?:owned|run|operated)\b|\b(?:founded|established|serving|in business|trusted|proudly)\b[^.?!]{0,40}\bsince (?:19|20)\d\d\b|\byears in business\b|\b(?:our|decades of|combined) [^.?!]{0,20}experience\b/,
      /\b(?:empresa|negocio) familiar\b|\b(?:servimos|sirviendo|construimos|construyendo|trabajamos|fundad[oa]s?|establecid[oa]s?)\b[^.?!]{0,40}\b(?:desde|en) (?:19|20)\d\d\b|\b\d+ años (?:de experiencia|en el (?:negocio|ramo|oficio))|\bnuestra [^.?!]{0,20}experiencia\b/,
    ),
    // What to ask somebody, or what somebody has: “Ask how many years in business”, “your years of experience”.
    /^\W*(?:ask|pregunte)\b|\b(?:your|their|his|her|su|sus)\b/i,
  ),
  needsOwner(
    "clients, praise or awards",
    either(
      /\b(?:our|past|former) clients (?:include|are|like|such as)\b|\btrusted by\b|\b(?:happy|satisfied|delighted) (?:clients?|customers?|homeowners?)\b|\b(?:five|5)[- ]star\b|\baward[- ]winning\b|\b(?:top|best|highest)[- ]rated\b/,
      /\bnuestros clientes (?:incluyen|son|como)\b|\bclientes (?:felices|satisfechos|contentos)\b|\b(?:cinco|5) estrellas\b|\b(?:premiad|galardonad)[oa]s?\b|\b(?:mejor|más) (?:calificad|valorad|evaluad)[oa]s?\b/,
    ),
  ),
  needsOwner(
    "a guarantee, warranty or financing",
    either(
      /\bsatisfaction guaranteed\b|\bmoney[- ]back\b|\b(?:we|our)\b[^.?!]{0,30}\bguarantees?\b|\b(?:our|we (?:give|offer))\b[^.?!]{0,30}\b(?:\d+|one|two|five|ten)[- ]years?\b[^.?!]{0,15}\bwarrant(?:y|ies)\b|\blifetime warranty\b|\bwe offer (?:easy |flexible )?financing\b/,
      /\bsatisfacción garantizada\b|\bdevol[a-zó]+ (?:de )?su dinero\b|\bgarantizamos\b|\b(?:nuestra|damos|ofrecemos) (?:una |la )?garantía|\bgarantía de por vida\b|\bofrecemos\b[^.?!]{0,20}\bfinanciamiento\b/,
    ),
  ),
  {
    pattern: either(
      /\b(?:we|our)\b[^.?!]{0,40}\benergy[- ]audits?\b/,
      /\b(?:hacemos|ofrecemos|realizamos|nuestr[oa]s?)\b[^.?!]{0,40}\bauditorías? (?:de energía|energéticas?)/,
    ),
    exceptIn: /\b(?:licensed|license|licencia|645D)\b/i,
    problem: "offers energy audits, which NRS 645D reserves to licensed auditors",
    remedy: "call it an energy analysis",
  },
  {
    pattern: either(
      /\b(?:NSCB|(?:contractors )?board|state|city|county)[- ](?:approved|certified|endorsed|recommended) (?:contractor|builder|company)s?\b/,
      /\b(?:contratistas?|empresas?|constructoras?)\b[^.?!]{0,20}\b(?:aprobad|certificad|avalad|recomendad)[oa]s? por (?:la Junta|el estado|la ciudad|el condado|NSCB)\b/,
    ),
    problem: "claims that an authority endorses a contractor, which none does",
    remedy: "say what the authority checks, and where that can be looked up",
  },
  {
    pattern: either(
      /\b(?:our|in-house|on-staff) (?:own |licensed |registered )?(?:architects?|interior designers?|engineers?|energy auditors?)\b/,
      /\bnuestr[oa]s? (?:propi[oa]s? )?(?:arquitect[oa]s?|ingenier[oa]s?|diseñador(?:a|es|as)? de interiores|auditor(?:a|es|as)? de energía)/,
    ),
    problem: "uses a protected title for the company's people (NRS 623, 625, 645D)",
    remedy: "write “your architect” or “the engineer”",
  },
  {
    pattern: either(
      /\bwe (?:take|ask for|require|need)\b[^.?!]{0,30}\b(?:[2-9]\d|half|a third)(?:\s?%| percent)?\b[^.?!]{0,30}\b(?:deposit|down|up front|upfront)\b/,
      /\b(?:pedimos|tomamos|cobramos|exigimos)\b[^.?!]{0,30}\b(?:[2-9]\d|la mitad|un tercio)(?:\s?%| por ciento)?[^.?!]{0,30}\b(?:depósito|anticipo|enganche|adelant)/,
    ),
    problem: "asks for a deposit above the cap of NRS 624.970",
    remedy: "write “$1,000 or 10 percent of the price, whichever is less”",
  },
];

/**
 * Words that turn what follows them at once, in the same clause, into a denial or a warning: “We do no energy audits”. “Nobody beats our
 * award-winning team” denies nothing.
 */
const denial =
  /\b(?:no(?!\.)|not|never|neither|nor|without|cannot|avoid|instead of|rather than|sin|nunca|ni|tampoco|ningun[ao]?)\b|ningún|n[’']t\b/i;

/** How many words a denial reaches. */
const reach = 5;

/** Words by which a text speaks of the business itself. */
const ours = /\b(?:we|our|us|nosotr[oa]s|nuestr[oa]s?)\b/i;

/** A full stop before a small letter or a digit, as in “no. 12”, ends no sentence. */
const sentences = /.+?(?:[.!?]["”’)]*(?=\s+["“(]?\p{Lu})|\n\s*\n|$)/gsu;

/** Whether the words around a claim deny it. */
function isDenied(sentence: string, { index, 0: claim }: RegExpExecArray): boolean {
  // A denial holds to the end of its clause: “No guesses; we do audits” denies no audit.
  const clause =
    sentence
      .slice(0, index)
      .split(/[;:—,]\s/)
      .at(-1) ?? "";
  const near = clause
    .split(/\s+/)
    .slice(-reach - 1)
    .join(" ");
  return (
    denial.test(claim) ||
    (denial.test(near) &&
      !/^(?:our|nuestr)/i.test(claim) &&
      !/\b(?:our|nuestr[oa]s?)\s+$/i.test(clause))
  );
}

/** Returns the claims of a text that the facts do not allow, with where each begins. */
export function claimsIn(text: string, facts: Facts) {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) =>
    claims.flatMap(({ pattern, allowed, unless, exceptIn, problem, remedy }) => {
      const match = sentence.trimEnd().endsWith("?") ? null : pattern.exec(sentence);
      if (!match || exceptIn?.test(sentence) || allowed?.(facts, match[0])) return [];
      const isOthers = unless?.test(sentence) && !ours.test(sentence);
      if (isOthers || isDenied(sentence, match)) return [];
      const claim = `${problem}: “${match[0].trim()}”`;
      return [{ offset: index + match.index, problem: claim, remedy }];
    }),
  );
}

/** Checks every text of a file of content by the facts, as far as their file could be read. */
export function checkClaims(
  content: ContentFile | TranslationFile,
  files: readonly ContentFile[],
): Mistake[] {
  const facts: Facts = files.find(({ kind }) => kind.name === "business")?.data ?? {};
  // Titles of sources are their publishers' words.
  const texts = textsOf(content).filter(({ path }) => !path?.includes("sources"));
  return texts.flatMap(({ value, mistake }) =>
    claimsIn(value, facts).map(({ offset, problem, remedy }) => {
      const line = value.slice(0, offset).split("\n").length;
      return mistake({ line, code: "claim", problem, remedy });
    }),
  );
}
