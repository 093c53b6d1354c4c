/**
 * The brand that gives one recap its address: docs/words.md allows its name in the address and in one
 * sentence that disclaims any affiliation, nowhere else. No client of that name exists.
 */
import type { Finding } from "./finding";
import { lineOf, type Page } from "./page";
import { excerpt, sentences } from "./text";

export const brand = /\bdaiso\b/i;

/** The only page whose address contains the name. */
export const brandPath = "/build-process/daiso";

const isDisclaimer = (sentence: string): boolean =>
  /\b(?:no|not|nor|neither)\b/i.test(sentence) && /affiliat/i.test(sentence);

/** Addresses are not words: `/build-process/daiso`, with whatever follows it. */
const withoutAddresses = (text: string): string => text.replace(/\/[\w/-]*daiso[\w-]*/gi, "");

export const checkBrand = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) => {
    const findings: Finding[] = [];
    let disclaimers = 0;
    for (const passage of page.passages) {
      for (const sentence of sentences(withoutAddresses(passage.text))) {
        if (!brand.test(sentence)) continue;
        const once = sentence.match(new RegExp(brand, "gi"))?.length === 1;
        if (page.path === brandPath && once && isDisclaimer(sentence)) {
          disclaimers += 1;
          if (disclaimers === 1) continue;
        }
        findings.push({
          file: page.file,
          line: lineOf(page, passage, "Daiso"),
          rule: "brand",
          message:
            `“${excerpt(sentence)}” names the brand, which may stand in the address ${brandPath} and in one sentence ` +
            "there that disclaims any affiliation: write “variety store”",
        });
      }
    }
    if (page.path === brandPath && disclaimers === 0) {
      findings.push({
        file: page.file,
        line: 1,
        rule: "brand",
        message:
          "no sentence says that the recap has no affiliation with the brand in its address: write one, naming it once",
      });
    }
    return findings;
  });
