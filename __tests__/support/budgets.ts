/**
 * What a page may weigh, all limits of the site in bytes. Each is at least 15 % above the heaviest page's value: a change that is
 * innocent stays below. Who meets one looks first for what came unasked, and then raises it here, with a reason in the commit.
 */
import type { weightOf } from "./weight";

const kilobyte = 1024;

type Part = Exclude<keyof ReturnType<typeof weightOf>, "scriptFiles" | "graphics">;

export interface Budget {
  part: Part;
  /** Bytes, compressed as a host sends them. */
  most: number;
  why: string;
  /** What to do first where it is met. */
  advice: string;
}

export const budgets: readonly Budget[] = [
  {
    part: "markup",
    most: 17 * kilobyte,
    why: "A new connection's first round trip brings 14 KB; the longest texts need two.",
    advice: "Look for markup that repeats, such as a drawing that could stand in a file.",
  },
  {
    part: "css",
    most: 10.5 * kilobyte,
    why: "Styles come before the first paint.",
    advice: "Look for a module that repeats src/styles/primitives.css.",
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
    most: 2.5 * kilobyte,
    why: "It stands in every page: the theme, the bar while a document loads, the connection, the start of script.",
    advice: "Move what can wait from src/visit/inline into src/visit.",
  },
  {
    part: "script",
    most: 120 * kilobyte,
    why: "React starts when all of it has come.",
    advice: "`npx esbuild --analyze` on the page's imports names what has come in.",
  },
];
