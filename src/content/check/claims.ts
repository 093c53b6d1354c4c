/**
 * Claims that advertising may not make without the fact behind it. content/claims says what they
 * look like and which law is behind them, for all states or for one; the facts stand in
 * content/business.yml. Pure.
 */
import { filesOf, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { business, type BusinessFacts } from "../kinds/business";
import { claim, type Claim, type ClaimsFile } from "../kinds/claim";
import { site } from "../kinds/site";
import type { TranslationFile } from "../translation";
import { textsOf } from "./text";

/** What is known of the business, as far as its file can be read. */
export type KnownFacts = Partial<BusinessFacts>;

/** A claim, with its patterns as expressions. */
interface Searched extends Claim {
  found: RegExp;
  isOthers: RegExp | undefined;
  isExcepted: RegExp | undefined;
}

/**
 * The claims of a site, and the words by which a sentence denies them or speaks of the business.
 */
export interface Claims {
  claims: readonly Searched[];
  denial: RegExp;
  /** What follows a denial that denies only of others: “no one else”. */
  comparison: RegExp;
  /** With which a question offers what it names: “Looking for a licensed contractor?” */
  offer: RegExp;
  ours: RegExp;
  oursFirst: RegExp;
  oursLast: RegExp;
}

/**
 * Returns the source of an expression for any of some patterns; for none, of one that matches
 * nothing.
 */
const anyOf = (patterns: readonly string[]) => `(?:${patterns.join("|") || "(?!)"})`;

/** What stands before and after a word; `\b` takes letters with accents for none. */
const [begin, end] = ["(?<![\\p{L}\\d])", "(?![\\p{L}\\d])"];

/** Returns the claims that are looked for in a state, of the files of content/claims. */
export function claimsIn(files: readonly ContentFile[], state: string | undefined): Claims {
  const all = filesOf(files, claim)
    .map(({ data }) => data as unknown as ClaimsFile)
    .filter((file) => file.state === undefined || file.state === state);
  const expression = (source: string | undefined) =>
    source === undefined ? undefined : new RegExp(source, "i");
  const ours = anyOf(all.flatMap((file) => file.ours ?? []));
  const offers = anyOf(all.flatMap((file) => file.offers ?? []));
  const denials = anyOf(all.flatMap((file) => file.denials ?? []));
  const comparisons = anyOf(all.flatMap((file) => file.comparisons ?? []));
  return {
    claims: all
      .flatMap(({ claims }) => claims)
      .map((claim) => ({
        ...claim,
        found: new RegExp(anyOf(claim.patterns), "i"),
        isOthers: expression(claim.unless),
        isExcepted: expression(claim.except),
      })),
    denial: new RegExp(begin + denials + end, "iu"),
    comparison: new RegExp(`${begin}${denials}${end}.*${begin}${comparisons}${end}`, "iu"),
    offer: new RegExp(begin + offers + end, "iu"),
    ours: new RegExp(begin + ours + end, "iu"),
    oursFirst: new RegExp(`^${ours}${end}`, "iu"),
    oursLast: new RegExp(`${begin}${ours}\\s+$`, "iu"),
  };
}

const known = new WeakMap<readonly ContentFile[], Claims>();

/** Returns the claims of a site, made once for all its texts. */
export function claimsOf(files: readonly ContentFile[]): Claims {
  const made = known.get(files);
  if (made) return made;
  const settings = filesOf(files, site)[0]?.data;
  const claims = claimsIn(files, settings?.state as string | undefined);
  known.set(files, claims);
  return claims;
}

/** Returns the values of a field of the business: of each license for `licenses.number`. */
function valuesOf(facts: KnownFacts, field: string): unknown[] {
  const [name = "", inner] = field.split(".");
  const value = (facts as Readonly<Record<string, unknown>>)[name];
  if (inner === undefined) return Array.isArray(value) ? value : [value];
  return (Array.isArray(value) ? value : []).map(
    (entry) => (entry as Readonly<Record<string, unknown>>)[inner],
  );
}

/** Whether the facts allow a claim in these words. */
function isAllowed({ fact, literal, by }: Claim, facts: KnownFacts, words: string): boolean {
  if (by === "owner") return facts.sample === false;
  if (fact === undefined) return false;
  return valuesOf(facts, fact).some((value) => {
    if (!value) return false;
    return !literal || (typeof value === "string" && words.includes(value.replace(/^\D+/, "")));
  });
}

function problemOf({ problem, law, fact, literal }: Claim): string {
  const source = law === undefined ? "" : ` (${law})`;
  const missing =
    fact === undefined || literal ? "" : `, and ${fact} is missing in content/business.yml`;
  return problem + source + missing;
}

/** How many words a denial reaches. */
const reach = 5;

/**
 * A full stop before a lower-case letter or a digit, as in “no. 12”, does not end a sentence. What
 * has more than 1,000 characters is none, and is searched in pieces.
 */
const sentences = /.{1,1000}?(?:[.!?]["”’)]*(?=\s+["“(¿¡]*\p{Lu})|\n\s*\n|$)|.{1000}/gsu;

const question = /\?["”’»)]*\s*$/;

/**
 * Whether the words around a claim deny it: “We do no energy audits”. A denial reaches some words,
 * and to the end of its clause; “Nobody beats our award-winning team”, “No one else is fully
 * licensed” and “No guesses; we do audits” deny nothing.
 */
function isDenied(
  sentence: string,
  { index, 0: words }: RegExpExecArray,
  { denial, comparison, oursFirst, oursLast }: Claims,
): boolean {
  const clause = lastClause(sentence.slice(0, index));
  const near = clause
    .split(/\s+/)
    .slice(-reach - 1)
    .join(" ");
  const denies = (part: string) => denial.test(part) && !comparison.test(part);
  return (
    denies(lastClause(words)) || (denies(near) && !oursFirst.test(words) && !oursLast.test(clause))
  );
}

const lastClause = (words: string) => words.split(/[;:—,]\s/).at(-1) ?? "";

/**
 * Yields what an expression finds, also inside of what it found before: after a denied claim may
 * stand another.
 */
function* matchesIn(text: string, expression: RegExp) {
  const search = new RegExp(expression, "gi");
  for (let match = search.exec(text); match; match = search.exec(text)) {
    yield match;
    search.lastIndex = match.index + 1;
  }
}

/** Where the first word of a match begins: before it may stand what ends the text above. */
const beginOf = ({ index, 0: words }: RegExpExecArray): number =>
  index + Math.max(words.search(/[\p{L}\d]/u), 0);

/**
 * Returns the claims of a text that the facts do not allow, with where each begins. A question that
 * asks claims nothing; one that offers what it names does.
 */
export function faultsIn(text: string, facts: KnownFacts, claims: Claims) {
  const searched = claims.claims.filter(({ by }) => by !== "sample");
  return [...text.matchAll(sentences)].flatMap(({ 0: sentence, index }) => {
    const isQuestion = question.test(sentence);
    if (isQuestion && !claims.offer.test(sentence)) return [];
    return searched.flatMap((claim) => {
      if (claim.isExcepted?.test(sentence)) return [];
      if (claim.isOthers?.test(sentence) && !claims.ours.test(sentence)) return [];
      // What a question denies is of others: “Tired of contractors who aren't insured?”
      const match = [...matchesIn(sentence, claim.found)].find(
        (each) =>
          !isAllowed(claim, facts, each[0]) && (isQuestion || !isDenied(sentence, each, claims)),
      );
      if (!match) return [];
      const problem = `${problemOf(claim)}: “${match[0].trim()}”`;
      return [{ offset: index + beginOf(match), problem, remedy: claim.remedy }];
    });
  });
}

/**
 * Returns what a text says that is true of a sample alone, with where each begins: of each claim
 * once in a line.
 */
export const onlyOfSample = (text: string, { claims }: Claims) =>
  claims
    .filter(({ by }) => by === "sample")
    .flatMap(({ found, problem, remedy }) => {
      const lines = new Map<number, { problem: string; remedy: string; offset: number }>();
      for (const match of text.matchAll(new RegExp(found, "gi"))) {
        const offset = beginOf(match);
        const line = lineAt(text, offset);
        if (!lines.has(line))
          lines.set(line, { problem: `${problem}: “${match[0].trim()}”`, remedy, offset });
      }
      return [...lines.values()];
    });

/** Returns the line of a text, 1 first, in which a character stands. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

/** Checks every text of a file of content by the facts, as far as their file could be read. */
export function checkClaims(
  content: ContentFile | TranslationFile,
  files: readonly ContentFile[],
): Mistake[] {
  const facts: KnownFacts = filesOf(files, business)[0]?.data ?? {};
  // Titles of sources are their publishers' words.
  const texts = textsOf(content).filter(({ path }) => !path?.includes("sources"));
  return texts.flatMap(({ value, mistake }) =>
    faultsIn(value, facts, claimsOf(files)).map(({ offset, problem, remedy }) => {
      const line = lineAt(value, offset);
      return mistake({ line, code: "claim", problem, remedy });
    }),
  );
}
