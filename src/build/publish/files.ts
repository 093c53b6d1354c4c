/** The text files that the site publishes besides its pages. Pure. */
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
      pages.flatMap(({ path, canonical, isHidden }) =>
        canonical && !isHidden ? [{ address: canonical, lastChange: changes.get(path) }] : [],
      ),
    ),
    "robots.txt": robotsTxt(business.url),
    "feed.xml": feed(business, feedEntries(data)),
    "llms.txt": llmsTxt(business, llmsSections(data, pages)),
    "contact.vcf": vcard(business),
    "manifest.webmanifest": manifest(business),
    ".well-known/security.txt": securityTxt(business, now),
  };
}

function feedEntries({ business, allArticle, allBuildRecap }: Published) {
  const articles = allArticle.nodes.map((article) => ({ page: article, html: entryHtml(article) }));
  const recaps = allBuildRecap.nodes.map((recap) => ({
    page: recap,
    html: entryHtml({ ...recap, facts: recapFacts(recap.facts) }),
  }));
  return [...articles, ...recaps].map(({ page, html }) => ({
    address: business.url + page.path,
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
    canonical && !isHidden && !contentPaths.has(path)
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
  ];
}
