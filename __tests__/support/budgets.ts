/**
 * What things may weigh, how long pages may be, and how long a visitor or an author may wait: all
 * limits of the project. Each is at least 15 % above today's value: a change that is innocent stays
 * below. Who meets one looks first for what came unasked, and then raises it here, with a reason in
 * the commit.
 */
import type { weightOf } from "./weight";

const kilobyte = 1024;

type Part = Exclude<keyof ReturnType<typeof weightOf>, "scriptFiles" | "graphics">;

interface Limit {
  /** Bytes, or what `unit` says. */
  most: number;
  unit?: string;
  why: string;
  /** What to do first where it is met. */
  advice: string;
}

/** A limit of a part of a page, compressed as a host sends it. */
interface PageLimit extends Limit {
  part: Part;
}

/**
 * Expects that nothing is over a limit: of what is, the heaviest is named, once for all.
 * @throws {Error} saying what to do
 */
export function expectWithin(
  { most, unit = "bytes", why, advice }: Limit,
  things: readonly { name: string; size: number }[],
): void {
  const heavy = things.filter(({ size }) => size > most);
  if (heavy.length === 0) return;
  const worst = heavy.reduce((one, other) => (other.size > one.size ? other : one));
  const others = heavy.length > 1 ? `, and ${heavy.length - 1} more are over it` : "";
  throw new Error(
    `${worst.name} has ${worst.size} ${unit} of at most ${most}${others}. ${why} ${advice} ` +
      "If it has to be so, raise the limit in __tests__/support/budgets.ts.",
  );
}

/** How long README.md may be, in bytes. */
export const readme: Limit = {
  most: 11 * kilobyte,
  why: "A newcomer reads it as a whole before the first change.",
  advice: "Move what is needed later into a page of docs/.",
};

/**
 * All words in the main part of a service's page in English; other languages need about 5 % more
 * for the same.
 */
export const serviceWords: Limit = {
  most: 1_210,
  unit: "words",
  why: "Who looks for a price on a phone leaves a page of more than some 1,100 words before its end.",
  advice:
    "Aim at 1,100: shorten its answers and its sources first, then take out a row or a section that its drawing or another page tells, " +
    "and link to that page.",
};

/** Of one language, compressed. */
export const searchIndex: Limit = {
  most: 110 * kilobyte,
  why: "A visitor's first search loads it as a whole.",
  advice: "Look for parts of pages that nobody searches: src/extras/search/page-parts.ts.",
};

/** How far down a phone's page the button is that sends an application. */
export const applicationOnPhone: Limit = {
  most: 3_300,
  unit: "px",
  why: "Who applies for work does so between two shifts.",
  advice: "Take out a field that the first call can ask for.",
};

/** How long an article is on a phone, its later sections folded. */
export const articleOnPhone: Limit = {
  most: 9_700,
  unit: "px",
  why: "Who sees no end in sight does not begin.",
  advice: "Fold a section, or move what few need to a page of its own.",
};

/** How far apart its headings, pictures and tables are there, folds opened. */
export const articleGap: Limit = {
  most: 1_400,
  unit: "px",
  why: "Who skims finds nothing to hold on to in more than a window and a half of plain text.",
  advice: "Give the longest passage a heading, a list in a table, or a picture.",
};

/** How large the picture for shared links may be, in bytes. */
export const sharePicture: Limit = {
  most: 150_000,
  why: "A messenger loads it before it shows what a link leads to.",
  advice: "Choose a photo with less grain.",
};

/** In the policy that all pages share. */
export const scriptHashes: Limit = {
  most: 6,
  unit: "hashes",
  why: "Each stands in every page and in every answer of the host.",
  advice: "Look for an inline script that differs from page to page.",
};

/** The longest task while React starts, on a processor slowed four times. */
export const startTask: Limit = {
  most: 200,
  unit: "ms",
  why: "A press waits until the task that runs has ended, and after 200 ms it feels unanswered.",
  advice: "Look for work on every element of home that could wait for interest.",
};

/**
 * How many times as long as without it the content check takes with the worst text that a stranger
 * could send.
 */
export const worstText: Limit = {
  most: 40,
  unit: "times the usual",
  why: "A pull request would keep the check busy for everybody.",
  advice: "Look for a pattern that tries again from each letter.",
};

/** Processor time of the content check on the worst front matter. */
export const worstFrontMatter: Limit = { ...worstText, most: 4_000, unit: "ms" };

/** The limits of each page, by the part that counts, in bytes. */
export const budgets: readonly PageLimit[] = [
  {
    part: "markup",
    most: 22 * kilobyte,
    why: "A new connection's first round trip brings 14 KB; the longest texts need two.",
    advice: "Look for markup that repeats, such as a drawing that could stand in a file.",
  },
  {
    part: "css",
    most: 13 * kilobyte,
    why: "Styles come before the first paint.",
    advice: "Look for a module that repeats src/styles/primitives.",
  },
  {
    part: "fonts",
    most: 34 * kilobyte,
    why: "The typeface comes before the first words are laid out; nearly every package of fontsource fits as it is cut.",
    advice: "Choose a typeface with simpler letters: docs/brand.md.",
  },
  {
    part: "hero",
    most: 60 * kilobyte,
    why: "The first picture is the largest paint of a page on a phone.",
    advice: "Choose a photo with less grain, or a narrower `sizes`.",
  },
  {
    part: "firstView",
    most: 120 * kilobyte,
    why: "What a phone loads before a visitor sees a page whole.",
    advice: "See which of the limits above has grown.",
  },
  {
    part: "inlineScript",
    most: 3 * kilobyte,
    why: "It stands in every page: the theme, the bar while a document loads, the connection, the start of script.",
    advice: "Move what can wait from src/visit/inline into src/visit.",
  },
  {
    part: "script",
    most: 128 * kilobyte,
    why: "React starts when all of it has come.",
    advice: "`npx esbuild --analyze` on the page's imports names what has come in.",
  },
];
