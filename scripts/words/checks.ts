/** All checks of words, run by the command and by the tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBrand } from "./brand";
import { checkDates } from "./dates";
import { checkDuplicates } from "./duplicates";
import type { Finding } from "./finding";
import { checkForbidden } from "./forbidden";
import { checkLinks } from "./links";
import type { Page } from "./page";
import { checkOpenings } from "./openings";
import { checkParagraphs } from "./paragraphs";
import { checkPictures } from "./pictures";
import { checkEase, checkReadability } from "./readability";
import { checkRuleFigures } from "./rule-figures";
import { readRules } from "./rules-page";
import { checkDictionary, checkSpelling } from "./spelling";
import { checkTerms, readTerms } from "./terms";
import type { Pair } from "./site";
import { checkTics } from "./tics";
import { checkUsted } from "./usted";

interface Site {
  root: string;
  /** What `readSite` read under `root`. */
  pages: readonly Page[];
  /** What `readPairs` read there. */
  pairs: readonly Pair[];
  /** The day after which dates lie in the future, YYYY-MM-DD. */
  today: string;
  /** The day on which the age of a date is taken; today when left out. */
  ageOn?: string | undefined;
}

const dictionaries = ["cspell-words.txt", "cspell-words.es.txt"];

/** Each check by what it asserts of the site. */
export const checks: Readonly<Record<string, (site: Site) => Finding[]>> = {
  "is spelled as American English is, and its translations as Spanish is": ({ root }) =>
    checkSpelling(root),
  "keeps its dictionaries sorted": ({ root }) =>
    dictionaries.flatMap((file) => checkDictionary(file, readFileSync(join(root, file), "utf8"))),
  "reads easily": ({ pages }) => checkReadability(pages),
  "makes no forbidden claim and uses no filler": ({ pages }) => checkForbidden(pages),
  "names the brand in one disclaimer only": ({ pages }) => checkBrand(pages),
  "says nothing twice": ({ pages }) => checkDuplicates(pages),
  "opens its services with a table or a drawing": ({ pages }) => checkOpenings(pages),
  "keeps its paragraphs short": ({ pages }) => checkParagraphs(pages),
  "repeats no habit of style": ({ pages }) => checkTics(pages),
  "links its pages from within their text": ({ pages }) => checkLinks(pages),
  "describes its pictures": ({ pages }) => checkPictures(pages),
  "says the figures of rules through the rules alone": ({ root, pages }) =>
    checkRuleFigures(pages, readRules(root)),
  "says when its rules were checked": ({ pages, today, ageOn = today }) =>
    checkDates(pages, { today, ageOn }),
  "calls its Spanish readers usted": ({ pairs }) => checkUsted(pairs),
  "keeps to the glossary in Spanish": ({ root, pairs }) => checkTerms(pairs, readTerms(root)),
  "reads easily in Spanish": ({ pairs }) => checkEase(pairs),
};
