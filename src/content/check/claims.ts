/**
 * Claims that a contractor's advertising may not make without the fact behind them: NRS 624.720 forbids what is false or
 * misleading, NRS 645D reserves energy audits, and NRS 624.970 caps deposits. The facts stand in content/business.yml. Pure.
 */
import type { BusinessFacts } from "../kinds/business";
import type { Mistake } from "../front-matter";
import type { ContentFile } from "../content-file";
import { textsOf } from "./text";

/** What is known of the business, as far as its file can be read. */
export type Facts = Partial<BusinessFacts>;

interface Claim {
  pattern: RegExp;
  /** Whether the facts allow it; never when left out. */
  allowed?: (facts: Facts, found: string) => unknown;
  /** A sentence that matches this makes no such claim. */
  unless?: RegExp | undefined;
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
    /\b(?:we|our|us)\b[^.?!]{0,40}\bclass(?:ification)? (?:A|B|C)\b(?:-?\d+)?/i,
    ({ licenses = [] }) => licenses.some(({ classification }) => classification),
  ),
  needs(
    "licenses.number",
    "a license",
    /\b(?:fully|we are|we[’']re) licensed\b|\blicensed,? (?:and |& )?(?:bonded|insured)\b|\bcon licencia y (?:seguro|fianza)\b/i,
    ({ licenses = [] }) => licenses.some(({ number }) => number),
  ),
  needs(
    "insurance",
    "insurance",
    /\b(?:fully|licensed,?|bonded,?|properly|we are|we[’']re) (?:and |& )?insured\b|\b(?:licencia y seguro|estamos asegurados)\b|\b(?:our|we (?:carry|have|hold))\b[^.?!]{0,40}\$\s?\d[\d,.]*(?:\s?(?:million|M))?[^.?!]{0,30}\b(?:liability|insurance|coverage)\b/i,
    ({ insurance }) => Boolean(insurance),
    "write the policies there, or say that the visitor may ask for the certificate",
  ),
  needs(
    "licenses.bond",
    "a bond",
    /\b(?:licensed|insured),? (?:and |& )?bonded\b|\bbonded (?:and|&) (?:licensed|insured)\b|\b(?:fully|we are|we[’']re) bonded\b/i,
    ({ licenses = [] }) => licenses.some(({ bond }) => bond),
  ),
  needsOwner(
    "a history",
    /\bfamily[- ](?:owned|run|operated)\b|\b(?:founded|established|serving|in business|trusted|proudly)\b[^.?!]{0,40}\bsince (?:19|20)\d\d\b|\byears in business\b|\b(?:our|decades of|combined) [^.?!]{0,20}experience\b/i,
    /\b(?:your|you|ask)\b/i,
  ),
  needsOwner(
    "clients, praise or awards",
    /\b(?:our|past|former) clients (?:include|are|like|such as)\b|\btrusted by\b|\b(?:happy|satisfied|delighted) (?:clients?|customers?|homeowners?)\b|\b(?:five|5)[- ]star\b|\baward[- ]winning\b|\b(?:top|best|highest)[- ]rated\b/i,
  ),
  needsOwner(
    "a guarantee, warranty or financing",
    /\bsatisfaction guaranteed\b|\bmoney[- ]back\b|\b(?:we|our)\b[^.?!]{0,30}\bguarantees?\b|\b(?:our|we (?:give|offer))\b[^.?!]{0,30}\b(?:\d+|one|two|five|ten)[- ]years?\b[^.?!]{0,15}\bwarrant(?:y|ies)\b|\blifetime warranty\b|\bwe offer (?:easy |flexible )?financing\b/i,
  ),
  {
    pattern: /\b(?:we|our)\b[^.?!]{0,40}\benergy[- ]audits?\b/i,
    unless: /\b(?:licensed|license|645D)\b/i,
    problem: "offers energy audits, which NRS 645D reserves to licensed auditors",
    remedy: "call it an energy analysis",
  },
  {
    pattern:
      /\b(?:NSCB|(?:contractors )?board|state|city|county)[- ](?:approved|certified|endorsed|recommended) (?:contractor|builder|company)s?\b/i,
    problem: "claims that an authority endorses a contractor, which none does",
    remedy: "say what the authority checks, and where that can be looked up",
  },
  {
    pattern:
      /\b(?:our|in-house|on-staff) (?:own |licensed |registered )?(?:architects?|interior designers?|engineers?|energy auditors?)\b/i,
    problem: "uses a protected title for the company's people (NRS 623, 625, 645D)",
    remedy: "write “your architect” or “the engineer”",
  },
  {
    pattern:
      /\bwe (?:take|ask for|require|need)\b[^.?!]{0,30}\b(?:[2-9]\d|half|a third)(?:\s?%| percent)?\b[^.?!]{0,30}\b(?:deposit|down|up front|upfront)\b/i,
    problem: "asks for a deposit above the cap of NRS 624.970",
    remedy: "write “$1,000 or 10 percent of the price, whichever is less”",
  },
];

/** Words that turn what follows them in the same clause into a denial or a warning. */
const denial =
  /\b(?:no(?!\.)|not|never|none|nobody|nor|neither|without|cannot|avoid|instead of|rather than|sin|ningun[ao]?)\b|n[’']t\b/i;

/** A full stop before a small letter or a digit, as in “no. 12”, ends no sentence. */
const sentences = /.+?(?:[.!?]["”’)]*(?=\s+["“(]?\p{Lu})|\n\s*\n|$)/gsu;

/** Returns the claims of a text that the facts do not allow, with where each begins. */
export function claimsIn(text: string, facts: Facts) {
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) =>
    claims.flatMap(({ pattern, allowed, unless, problem, remedy }) => {
      const match = sentence.trimEnd().endsWith("?") ? null : pattern.exec(sentence);
      if (!match || unless?.test(sentence) || allowed?.(facts, match[0])) return [];
      // A denial holds to the end of its clause: “No guesses; we do audits” denies no audit.
      const before = sentence.slice(0, match.index + match[0].length);
      if (denial.test(before.split(/[;:—]\s/).at(-1) ?? "")) return [];
      const claim = `${problem}: “${match[0].trim()}”`;
      return [{ offset: index + match.index, problem: claim, remedy }];
    }),
  );
}

/** Checks every text of a file of content by the facts, as far as their file could be read. */
export function checkClaims(content: ContentFile, files: readonly ContentFile[]): Mistake[] {
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
