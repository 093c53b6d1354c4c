/**
 * Checks links: the sentences of every page link to at least three other pages of the site, the text of a link says where it
 * goes, and the same text never leads to two places (WCAG 2.2, 2.4.4 and 2.4.9).
 */
import { gap } from "./code-file";
import type { Finding } from "./finding";
import { lineOf, type Link, type Page, type Passage } from "./page";
import { words } from "./text";

const minimumTargets = 3;

/** A link is part of a sentence when its passage has at least this many words outside of links. */
const wordsAround = 3;

/** Link texts that say nothing about the target. */
const emptyWords = new Set(
  [
    "a page, about this, article, click, click here, details, find out more, follow this link, for details",
    "for more, full details, go, go here, go there, here, info, information, it, learn more, link, more",
    "more details, more here, more info, more information, our page, our site, our website, page, read, read more",
    "read on, read this, see, see here, see more, see this, site, source, that, that page, the link, the page",
    "the site, the website, there, this, this article, this link, this page, this site, web page, website",
  ].flatMap((line) => line.split(", ")),
);

const bareAddress = /^(?:https?:\/\/|www\.)|^[\w.-]+\.(?:com|gov|org|net|us|example)(?:\/\S*)?$/i;

/**
 * Kinds of content that are a page, each of which needs the minimum of links. Pages of src/pages also show the words of
 * their components: __tests__/built/links.test.ts counts the links of every finished page.
 */
const pageKinds = new Set(["service", "buildRecap", "article", "faq"]);

export const checkLinks = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) => [...checkWords(page), ...checkTargets(page)]);

/** Returns the other pages of the site that the page's text links to. */
export const linkedPages = (page: Page): string[] => {
  const targets = page.passages
    .filter(standsInText)
    .flatMap(({ links }) => links.map(({ url }) => internalTarget(url)))
    .filter((target) => target !== undefined && target !== page.path);
  return [...new Set(targets as string[])].sort();
};

const standsInText = ({ role, text, links }: Passage): boolean => {
  if (role === "heading" || role === "source" || role === "alt" || role === "caption") return false;
  const linked = links.reduce((sum, link) => sum + words(link.text).length, 0);
  return words(text).length - linked >= wordsAround;
};

/** Of `/contact?project=casino#form`, returns `/contact`; an expression in code counts as a page of its own. */
const internalTarget = (url: string): string | undefined => {
  if (url.startsWith("{")) return url;
  if (!url.startsWith("/") || url.startsWith("//")) return undefined;
  return url.replace(/[?#].*$/, "") || "/";
};

const checkTargets = (page: Page): Finding[] => {
  if (!pageKinds.has(page.kind)) return [];
  const targets = linkedPages(page);
  if (targets.length >= minimumTargets) return [];
  return [
    {
      file: page.file,
      line: 1,
      rule: "links",
      message:
        `the text links to ${targets.length} other pages (${targets.join(", ") || "none"}), wanted ${minimumTargets} ` +
        "at least: link where a reader would want to go on",
    },
  ];
};

const checkWords = (page: Page): Finding[] => {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  for (const passage of page.passages) {
    for (const link of passage.links) {
      // Nothing is known of a computed text.
      if (link.text.includes(gap) && passage.field === "code") continue;
      const add = (message: string): void => {
        findings.push({
          file: page.file,
          line: lineOf(page, passage, link.text || link.url),
          rule: "link-words",
          message,
        });
      };
      const problem = problemOf(link);
      if (problem) {
        add(problem);
        continue;
      }
      const key = normalize(link.text);
      const earlier = seen.get(key);
      if (earlier !== undefined && earlier !== link.url) {
        add(
          `“${link.text}” leads to ${earlier} and to ${link.url} on the same page: ` +
            "give each link words of its own",
        );
      } else seen.set(key, link.url);
    }
  }
  return findings;
};

const problemOf = ({ text, url }: Link): string | undefined => {
  if (text === "") return `the link to ${url} has no words: say where it goes`;
  if (bareAddress.test(text) && !/^(?:mailto|tel):/.test(url)) {
    return `“${text}” is an address, not words: name the page it leads to`;
  }
  if (emptyWords.has(normalize(text))) {
    return `“${text}” does not say where the link to ${url} goes: name the page it leads to`;
  }
  return undefined;
};

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
