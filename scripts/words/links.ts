/**
 * Links in the text: every page leads to at least three other pages of the site from within its sentences, a link's
 * words say where it goes, and the same words never lead to two places (WCAG 2.2, 2.4.4 and 2.4.9).
 */
import { gap } from "./code-file";
import type { Finding } from "./finding";
import { lineOf, type Link, type Page, type Passage } from "./page";
import { words } from "./text";

const minimumTargets = 3;

/** A link counts as standing in the text when its passage has at least this many words besides those of links. */
const wordsAround = 3;

/** Words that say nothing about the target. */
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

/** Kinds of file that are a page; the rule of three holds for each. */
const pageKinds = new Set(["service", "buildRecap", "article", "faq", "fixed"]);

/** Fixed pages with one thing to do, where further ways would distract. */
const exemptPaths = new Set(["/404", "/thanks"]);

export const checkLinks = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) => [...checkWords(page), ...checkTargets(page, pages)]);

/** The pages of the site that the page's text leads to, itself not among them. */
export const linkedPages = (page: Page, pages: readonly Page[]): string[] => {
  const targets = partsOf(page, pages)
    .flatMap(({ passages }) => passages)
    .filter(standsInText)
    .flatMap(({ links }) => links.map(({ url }) => internalTarget(url)))
    .filter((target) => target !== undefined && target !== page.path);
  return [...new Set(targets as string[])].sort();
};

/**
 * The page with everything that it imports: a fixed page may keep its texts in components. What a layout adds (navbar,
 * footer) is not among them, since a page does not import it. `/faq` shows `content/faq.yml`, the file of that path.
 */
const partsOf = (page: Page, pages: readonly Page[]): Page[] => {
  const parts = new Set([page, ...pages.filter(({ path }) => path && path === page.path)]);
  for (const { imports } of parts) {
    for (const other of pages) {
      const name = other.file.replace(/\.tsx?$/, "");
      const isImported = imports.includes(name) || imports.includes(name.replace(/\/index$/, ""));
      if (isImported && !notText.test(other.file)) parts.add(other);
    }
  }
  return [...parts];
};

/** Parts of every page, which are not the text of any. */
const notText = /\/(?:Navbar|Footer|layouts|seo)\b/;

const standsInText = ({ role, text, links }: Passage): boolean => {
  if (role === "heading" || role === "source" || role === "alt" || role === "caption") return false;
  const linked = links.reduce((sum, link) => sum + words(link.text).length, 0);
  return words(text).length - linked >= wordsAround;
};

/** `/contact?project=casino#form` is the page `/contact`; an expression in code stands for itself. */
const internalTarget = (url: string): string | undefined => {
  if (url.startsWith("{")) return url;
  if (!url.startsWith("/") || url.startsWith("//")) return undefined;
  return url.replace(/[?#].*$/, "") || "/";
};

const checkTargets = (page: Page, pages: readonly Page[]): Finding[] => {
  if (!pageKinds.has(page.kind) || (page.path && exemptPaths.has(page.path))) return [];
  const targets = linkedPages(page, pages);
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
  const known = new Map<string, string>();
  for (const passage of page.passages) {
    for (const link of passage.links) {
      // Words that are computed cannot be judged here.
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
      const before = known.get(key);
      if (before !== undefined && before !== link.url) {
        add(
          `“${link.text}” leads to ${before} and to ${link.url} on the same page: ` +
            "give each link words of its own",
        );
      } else known.set(key, link.url);
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
