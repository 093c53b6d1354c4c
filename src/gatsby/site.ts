/** What computed fields can ask of the site. */
import type { Node } from "gatsby";
import { entryPage } from "../content/extras";
import { businessKey, factsOf, settingsKey } from "../content/facts";
import type { AskSite } from "../content/kind";
import type { BusinessFacts } from "../content/kinds/business";
import { ruleType, type Rule } from "../content/kinds/rule";
import type { SiteSettings } from "../content/kinds/site";
import { pageFolder } from "../content/page-folder";
import { original, type Language } from "../content/language";
import { tableOfContents } from "../content/markdown";
import { keyOf } from "../content/paths";
import { registry } from "../content/registry";
import { ruleNote } from "../content/rule-note";
import { dayKey, nodeKey, relationsKey, type Relations } from "./nodes";

/**
 * The part of a resolver's context that is used:
 * https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/
 */
export interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => Node | null };
}

/**
 * Returns the keys of the records whose page may be at an address: of a kind that says so itself,
 * and of one whose folder the address lies in.
 */
function keysAt(path: string): string[] {
  const [, folder, slug = ""] = path.split("/");
  const own = registry.data.filter(({ addressOf }) => addressOf);
  const kinds = registry.pages.filter((kind) => slug !== "" && kind.folder === folder);
  return [
    ...own.map((kind) => keyOf(kind, pageFolder(path))),
    ...kinds.map((kind) => keyOf(kind, slug)),
  ];
}

/** The part of a page that has its name and those of its sections. */
interface NamedText {
  shortTitle?: string;
  title: string;
  body?: string;
}

/** The site in one language. */
export interface Site extends Required<AskSite> {
  /** Returns the node with a key. */
  find: (key: string) => Node | null;
  /** Returns the node of a record in the language, or else that of the original. */
  record: (key: string) => Node | null;
  relations: () => Relations;
}

/**
 * Returns the site as a language shows it. The query that asks depends on each node that is found
 * for it, and runs again when that changes.
 * @param nodeIdOf returns the id of the node with a key
 */
export function siteIn(
  language: Language,
  { nodeModel }: Context,
  nodeIdOf: (key: string) => string,
): Site {
  const find: Site["find"] = (key) => nodeModel.getNodeById({ id: nodeIdOf(key) });
  const record: Site["record"] = (key) =>
    find(nodeKey(key, language)) ?? find(nodeKey(key, original));
  const relations = () => find(relationsKey) as Relations;
  const settings = () => {
    const found = record(settingsKey) as (Node & SiteSettings) | null;
    if (!found) throw new Error("content/site.yml is missing.");
    return found;
  };
  const day = () => {
    const found = find(dayKey);
    if (!found) throw new Error("The node with the day of the build is missing.");
    return String(found.day);
  };
  return {
    language,
    find,
    record,
    relations,
    day,
    rule: (id) => {
      const rule = record(keyOf({ name: "rule" }, id)) as (Node & Omit<Rule, "id">) | null;
      return rule
        ? ruleNote({ ...rule, id }, day(), { language, page: entryPage(ruleType) })
        : undefined;
    },
    facts: () => {
      const business = record(businessKey) as (Node & BusinessFacts) | null;
      return business ? factsOf(business, settings(), relations().counts, language) : {};
    },
    settings,
    entryPage,
    page: (place) => {
      const [path = "", id] = place.split("#");
      const [page] = keysAt(path).flatMap((key) => (record(key) as NamedText | null) ?? []);
      const part = id && tableOfContents(page?.body ?? "").find((heading) => heading.id === id);
      return page
        ? { path: place, name: part ? part.title : (page.shortTitle ?? page.title) }
        : undefined;
    },
    parents: () => {
      const below = Object.values(relations().paths)
        .flat()
        .filter((path) => path.lastIndexOf("/") > 0);
      return [...new Set(below.map((path) => path.replace(/(?<=.)\/.*/, "")))];
    },
    isThere: (path) => {
      const { paths } = relations();
      const isPage = Object.values(paths).some((all) => all.includes(path));
      return !isPage || paths[language]?.includes(path) === true;
    },
  };
}
