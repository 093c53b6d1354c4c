/**
 * Habits of style that tire a reader when they are frequent. Each is fine now and then; what counts is its rate per thousand words of a
 * page, without titles of sources and texts of pictures.
 */
import type { Finding } from "./finding";
import { lineOf, type Kind, type Page } from "./page";
import { words } from "./text";

interface Tic {
  id: string;
  pattern: RegExp;
  /** How often it may appear in a thousand words; once is always fine. */
  perThousand: number;
  instead: string;
}

export const tics: readonly Tic[] = [
  {
    id: "before",
    pattern: /\bbefore\b/gi,
    perThousand: 6,
    instead: "say what comes first, or use “until”, “while”, “then”",
  },
  {
    id: "comma-so",
    pattern: /, so\b/gi,
    perThousand: 2,
    instead: "use “because”, or begin a new sentence",
  },
  {
    id: "somebody",
    pattern: /\b(?:some|any|no|every)body\b/gi,
    perThousand: 1,
    instead: "name the person: the owner, the inspector, the crew",
  },
  {
    id: "cheap",
    pattern: /\b(?:cheap(?:er|est|ly)?|cost(?:ly|lier|liest)|(?:in)?expensive)\b/gi,
    perThousand: 1,
    instead: "say what it takes: a saw cut, a permit, a week",
  },
  {
    id: "antithesis",
    pattern: /\b(?:is|are|does|do|will|can) not [^.;:!?]{3,60}; (?:it|they|the|that|what)\b/gi,
    perThousand: 1,
    instead: "say the second half alone",
  },
];

const kinds: ReadonlySet<Kind> = new Set<Kind>(["service", "buildRecap", "article", "faq"]);
const notMeasured = new Set(["source", "alt", "caption"]);

export const checkTics = (pages: readonly Page[]): Finding[] => pages.flatMap(checkPage);

const checkPage = (page: Page): Finding[] => {
  if (!kinds.has(page.kind)) return [];
  const passages = page.passages.filter(({ role }) => !notMeasured.has(role));
  const count = passages.reduce((sum, { text }) => sum + words(text).length, 0);
  return tics.flatMap(({ id, pattern, perThousand, instead }) => {
    const lines = passages.flatMap((passage) =>
      [...passage.text.matchAll(pattern)].map(([found]) => lineOf(page, passage, found)),
    );
    const [line] = lines;
    const allowed = Math.max(1, Math.floor((perThousand * count) / 1000));
    if (line === undefined || lines.length <= allowed) return [];
    const message =
      `${lines.length} times in ${count} words (lines ${lines.join(", ")}), ` +
      `${allowed} at most: ${instead}`;
    return [{ file: page.file, line, rule: `tic/${id}`, message }];
  });
};
