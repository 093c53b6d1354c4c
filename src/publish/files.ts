/** The text files that the site publishes in addition to its pages. Pure. */
import {
  addressIn,
  languageOf,
  languages,
  original,
  prefixOf,
  type Language,
} from "../content/language";
import { lastChange } from "../seo/last-change";
import type { BuiltPage } from "./built-page";
import { feed } from "./feed";
import { llmsTxt } from "./llms";
import { manifest } from "./manifest";
import type { Published } from "./query";
import { securityTxt } from "./security-txt";
import { sitemap } from "./sitemap";
import { vcard } from "./vcard";

/**
 * Returns the contents of the files, by their paths below `public`.
 * @param changes day of the last change of each page, by the path of the page
 */
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
    // RFC 9309. Pages that must not be listed say so in their HTML, which crawlers can only see if they may read it.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${business.url}/sitemap.xml\n`,
    ...Object.fromEntries(
      languages.map((language) => [
        `${prefixOf(language)}/feed.xml`.slice(1),
        feed(translated(business, language), feedEntries(data, language), language),
      ]),
    ),
    "llms.txt": llmsTxt(business, llmsSections(data, pages)),
    "contact.vcf": vcard(business),
    "manifest.webmanifest": manifest(business),
    ".well-known/security.txt": securityTxt(business, now),
  };
}

/** Returns a record in a language, as far as it is translated. */
function translated<T extends { inLanguage: object | null }>(record: T, language: Language): T {
  return language === original ? record : { ...record, ...record.inLanguage };
}

function feedEntries({ business, allArticle, allBuildRecap }: Published, language: Language) {
  return [...allArticle.nodes, ...allBuildRecap.nodes]
    .filter(({ inLanguage }) => language === original || inLanguage !== null)
    .map((node) => translated(node, language))
    .map((page) => ({
      address: business.url + addressIn(language, page.path),
      title: page.heading,
      summary: page.description,
      published: page.published,
      updated: lastChange(page),
    }));
}

function llmsSections(data: Published, pages: readonly BuiltPage[]) {
  const { url } = data.business;
  const contentPaths = new Set(data.allContentPage.nodes.map(({ path }) => path));
  const entries = (nodes: readonly { path: string; title: string; summary: string }[]) =>
    nodes.map(({ path, title, summary }) => ({ title, summary, address: url + path }));
  const listed = (isWanted: (path: string) => boolean) =>
    pages.flatMap(({ path, title, description, canonical, isHidden }) =>
      canonical && !isHidden && isWanted(path)
        ? [{ title, address: canonical, summary: description }]
        : [],
    );
  const isOriginal = (path: string) => languageOf(path).language === original;
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
    { title: "The site", entries: listed((path) => isOriginal(path) && !contentPaths.has(path)) },
    { title: "En español", entries: listed((path) => !isOriginal(path)) },
  ];
}
