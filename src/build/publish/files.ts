/** The text files that the site publishes besides its pages. Pure. */
import {
  addressIn,
  languageOf,
  languages,
  original,
  prefixOf,
  type Language,
} from "../../content/language";
import { recapFacts } from "../../content/recap-facts";
import { lastChange } from "../../seo/last-change";
import type { BuiltPage } from "./built-page";
import { entryHtml } from "./entry-html";
import { feed } from "./feed";
import { llmsTxt } from "./llms";
import { manifest } from "./manifest";
import type { Published } from "./publish-query";
import { robotsTxt } from "./robots";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";
import { vcard } from "./vcard";

/** Name below `public` to content. */
export function publishedFiles(
  data: Published,
  pages: readonly BuiltPage[],
  changes: ReadonlyMap<string, string | undefined>,
  now: Date,
): Record<string, string> {
  const { business } = data;
  return {
    "sitemap.xml": sitemap(
      pages.flatMap(({ path, canonical, isHidden, alternates }) =>
        canonical && !isHidden
          ? [{ address: canonical, lastChange: changes.get(path), alternates }]
          : [],
      ),
    ),
    "robots.txt": robotsTxt(business.url),
    ...Object.fromEntries(
      languages.map((language) => [
        `${prefixOf(language)}/feed.xml`.slice(1),
        feed(inWords(business, language), feedEntries(data, language), language),
      ]),
    ),
    "llms.txt": llmsTxt(business, llmsSections(data, pages)),
    "contact.vcf": vcard(business),
    "manifest.webmanifest": manifest(business),
    ".well-known/security.txt": securityTxt(business, now),
  };
}

/** What a query answered, in the words of a language where it has them. */
function inWords<Answer extends { inLanguage: object | null }>(
  answer: Answer,
  language: Language,
): Answer {
  return language === original ? answer : { ...answer, ...answer.inLanguage };
}

function feedEntries({ business, allArticle, allBuildRecap }: Published, language: Language) {
  const isThere = ({ inLanguage }: { inLanguage: unknown }) =>
    language === original || inLanguage !== null;
  const articles = allArticle.nodes.filter(isThere).map((node) => {
    const page = inWords(node, language);
    return { page, html: entryHtml(page, language) };
  });
  const recaps = allBuildRecap.nodes.filter(isThere).map((node) => {
    const page = inWords(node, language);
    return {
      page,
      html: entryHtml({ ...page, facts: recapFacts(page.facts, language) }, language),
    };
  });
  return [...articles, ...recaps].map(({ page, html }) => ({
    address: business.url + addressIn(language, page.path),
    title: page.heading,
    summary: page.description,
    published: page.published,
    updated: lastChange(page),
    html,
  }));
}

function llmsSections(data: Published, pages: readonly BuiltPage[]) {
  const { url } = data.business;
  const contentPaths = new Set(data.allContentPage.nodes.map(({ path }) => path));
  const entries = (nodes: readonly { path: string; title: string; summary: string }[]) =>
    nodes.map(({ path, title, summary }) => ({ title, summary, address: url + path }));
  const others = pages.flatMap(({ path, title, description, canonical, isHidden }) =>
    canonical && !isHidden && !contentPaths.has(path) && languageOf(path).language === original
      ? [{ title, address: canonical, summary: description }]
      : [],
  );
  const translated = pages.flatMap(({ path, title, description, canonical, isHidden }) =>
    canonical && !isHidden && languageOf(path).language !== original
      ? [{ title, address: canonical, summary: description }]
      : [],
  );
  return [
    { title: "Services", entries: entries(data.allService.nodes) },
    { title: "Build recaps", entries: entries(data.allBuildRecap.nodes) },
    { title: "Articles", entries: entries(data.allArticle.nodes) },
    {
      title: "Rules",
      entries: data.allRule.nodes.map(({ path, title, sentence, checkedNote }) => ({
        title,
        address: url + path,
        summary: `${sentence} (${checkedNote})`,
      })),
    },
    { title: "The site", entries: others },
    { title: "En español", entries: translated },
  ];
}
