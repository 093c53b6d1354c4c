import type { GatsbyNode, Node } from "gatsby";
import { entryListOf } from "../content/content-file";
import { dayText } from "../content/day";
import { businessKey, factsOf, fillFacts } from "../content/facts";
import type { AskSite, ComputedField } from "../content/kind";
import type { Rule } from "../content/kinds/rule";
import { pageFolder, standalonePage } from "../content/kinds/standalone-page";
import { groupField, languagesField, relatedField } from "../content/labels";
import {
  addressIn,
  languages,
  locales,
  original,
  translations,
  type Language,
} from "../content/language";
import { pageComputed, richText } from "../content/page-computed";
import { keyOf } from "../content/paths";
import { registry, type Kind } from "../content/registry";
import { relatableKey } from "../content/related";
import { ruleNote } from "../content/rule-note";
import { metaOf, shapeOf } from "../content/schema";
import { inWordsOf, isTranslatable, translatedSchema } from "../content/translation";
import { typeset } from "../content/typography";
import { dayKey, relationsKey, type Relations } from "./create-nodes";
import { bodyKey, translationKey } from "./nodes";
import { contentTypes } from "./types";

/** A node as `nodes.ts` makes it, which may have a translation. */
type Entry = Node & { origin: { file: string; entry: number } };

/** Gatsby spreads a page's context into it. */
interface Context {
  nodeModel: { getNodeById(query: { id: string }): Node | null };
  language?: Language;
}

interface Info {
  originalResolver: (source: unknown, args: unknown, context: Context, info: Info) => unknown;
}

/** The language of what the field `inLanguages` has answered. */
const answered = new WeakMap<object, Language>();

/** Remembers the language of a copy of an entry, and of all objects in it, whose fields are computed too. */
function inOneLanguage<Value>(value: Value, language: Language): Value {
  if (value === null || typeof value !== "object") return value;
  const copies = Object.entries(value).map(
    ([name, field]) => [name, inOneLanguage(field as unknown, language)] as const,
  );
  const copy = Array.isArray(value) ? copies.map(([, item]) => item) : Object.fromEntries(copies);
  answered.set(copy, language);
  return copy as Value;
}

/** A query asks in the language of its page, unless its source has one of its own. */
const languageIn = (source: unknown, { language }: Context): Language =>
  (typeof source === "object" && source ? answered.get(source) : undefined) ?? language ?? original;

/** Fields that are computed from the nodes rather than stored in them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  createNodeId,
  getNodesByType,
}) => {
  // Gatsby types this function as Function. A later resolver of a field is given the earlier one as `info.originalResolver`.
  const create = createResolvers as (resolvers: Record<string, object>) => void;

  // A page's query depends on the nodes that it asks for: it runs again when a rule or the day is another.
  const find = ({ nodeModel }: Context, key: string) =>
    nodeModel.getNodeById({ id: createNodeId(key) });

  /** The node of an entry's translation; null where there is none, until one comes. */
  const translationIn = (language: Language, { origin }: Entry, context: Context) => {
    const translation = find(context, translationKey(origin.file, language));
    if (!translation) find(context, relationsKey);
    return translation;
  };

  /** An entry in the words of its translation; null where there is none. */
  const wordsIn = (source: Entry, language: Language, context: Context) => {
    if (language === original) return source;
    const translation = translationIn(language, source, context);
    const words = (translation?.entries as object[] | undefined)?.[source.origin.entry];
    return words ? (inWordsOf(source, words) as Entry) : null;
  };

  /** Whether a page of content has no translation. */
  const isMissing = (path: string, language: Language, context: Context) => {
    const [, folder, slug = ""] = path.split("/");
    const kind = registry.pages.find((page) => page.folder === folder);
    const page = kind && (find(context, keyOf(kind, slug)) as Entry | null);
    return !!page && !translationIn(language, page, context);
  };

  /** The node of a page by its address, of whatever kind it is. */
  const pageAt = (path: string, context: Context) => {
    const [, folder, slug] = path.split("/");
    const kind = slug && registry.pages.find((page) => page.folder === folder);
    const key = kind ? keyOf(kind, slug) : keyOf(standalonePage, pageFolder(path));
    return find(context, key) as (Entry & Record<string, unknown>) | null;
  };

  const askSite = (context: Context, language: Language): AskSite => {
    const day = () => String(find(context, dayKey)?.day);
    const rule = (id: string) => {
      const node = find(context, keyOf({ name: "rule" }, id)) as Entry | null;
      const words = node && (wordsIn(node, language, context) ?? node);
      return words ? ruleNote({ ...(words as unknown as Rule), id }, day(), language) : undefined;
    };
    const facts = () => {
      const business = find(context, businessKey) as Parameters<typeof factsOf>[0] | null;
      return business ? factsOf(business, getNodesByType("Service").length, language) : {};
    };
    const isThere = (path: string) => !isMissing(path, language, context);
    const page = (path: string) => {
      const node = pageAt(path, context);
      const words = (node && wordsIn(node, language, context)) ?? node;
      const { shortTitle, title } = (words ?? {}) as { shortTitle?: string; title?: string };
      const name = shortTitle ?? title;
      return name === undefined ? undefined : { path, name };
    };
    const parents = () => {
      // For the pages that are still to come.
      find(context, relationsKey);
      const slugs = getNodesByType(metaOf(standalonePage.schema).typeName ?? "").map(({ slug }) =>
        String(slug),
      );
      const own = slugs
        .filter((slug) => slug.includes("/"))
        .map((slug) => slug.replace(/\/.*/, ""));
      return [...new Set([...registry.pages.map(({ folder }) => folder), ...own])].map(
        (slug) => `/${slug}`,
      );
    };
    return { day, rule, facts, isThere, page, parents, language };
  };

  /** A page with its text; one in other words also with its original's. */
  const withBody = (source: Entry, language: Language, context: Context) => {
    const bodyIn = (one: Language) => find(context, bodyKey(source.origin.file, one))?.body;
    const body = bodyIn(original);
    return "original" in source
      ? { ...source, body: bodyIn(language), original: { body } }
      : { ...source, body };
  };

  /** Resolvers of fields that are made of what their type stores, and of what else is given with `complete`. */
  const computed = (
    fields: Readonly<Record<string, ComputedField>>,
    complete: (source: Entry, language: Language, context: Context) => unknown = (source) => source,
  ) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const resolve = (source: Entry, _args: unknown, context: Context) => {
          const language = languageIn(source, context);
          const whole = complete(source, language, context);
          return field.resolve(whole as never, askSite(context, language));
        };
        return [name, { resolve }];
      }),
    );

  const related = (kind: Kind) => ({
    resolve: (source: Parameters<typeof relatableKey>[0], _: unknown, context: Context) => {
      const { slugs } = find(context, relationsKey) as Relations;
      return (slugs[relatableKey(source)]?.[kind.name] ?? [])
        .map((slug) => find(context, keyOf(kind, slug)))
        .filter(Boolean);
    },
  });

  const inLanguages = {
    resolve: (source: Entry, _args: unknown, context: Context) =>
      languages.map((language) => {
        const words = wordsIn(source, language, context);
        return words && inOneLanguage(words, language);
      }),
  };

  /** What an entry answers where its page is in another language. */
  const inPageLanguage = {
    resolve: (source: Entry, args: unknown, context: Context, info: Info) => {
      const language = languageIn(source, context);
      const words = answered.has(source) ? source : wordsIn(source, language, context);
      const answer = info.originalResolver(words ?? source, args, context, info);
      const { facts } = askSite(context, language);
      return typeof answer === "string" ? fillFacts(answer, facts) : answer;
    },
  };

  /** A day that is asked for in a format: in other languages it is in words. */
  const dayInPageLanguage = {
    resolve: async (
      source: unknown,
      args: { formatString?: string },
      context: Context,
      info: Info,
    ) => {
      const language = languageIn(source, context);
      const own = language === original ? args : {};
      const answer = await info.originalResolver(source, own, context, info);
      if (!args.formatString || typeof answer !== "string") return answer;
      return language === original ? typeset(answer, language) : dayText(answer, locales[language]);
    },
  };

  create({ RichText: computed(richText) });
  for (const { typeName } of registry.pages)
    create({
      [typeName]: {
        ...computed(pageComputed, withBody),
        ...Object.fromEntries(registry.pages.map((kind) => [relatedField(kind), related(kind)])),
      },
    });
  for (const kind of registry.kinds) {
    for (const [type, fields] of Object.entries(kind.computed ?? {}))
      create({ [type]: computed(fields) });
    if (!isTranslatable(kind)) continue;
    const fields = fieldsInWords(kind).map((name) => [name, inPageLanguage] as const);
    const type = metaOf(kind.schema).typeName ?? "";
    create({ [type]: { [languagesField]: inLanguages, ...Object.fromEntries(fields) } });
  }
  for (const { name, fields } of contentTypes().types) {
    const days = Object.keys(fields).filter((field) => fields[field]?.extensions?.dateformat);
    create({ [name]: Object.fromEntries(days.map((day) => [day, dayInPageLanguage])) });
  }
  const untranslated = (_source: unknown, _args: unknown, context: Context) => {
    // For the pages that are still to come.
    find(context, relationsKey);
    return registry.pages
      .flatMap(({ typeName }) => getNodesByType(typeName).map(({ path }) => path as string))
      .flatMap((path) =>
        translations
          .filter((language) => isMissing(path, language, context))
          .map((language) => addressIn(language, path)),
      );
  };
  create({ Query: { untranslated: { type: "[String!]!", resolve: untranslated } } });
};

/** The fields of a kind that are other ones in another language. */
function fieldsInWords(kind: Kind): string[] {
  const words = translatedSchema(kind.schema);
  const own = [
    ...(words ? Object.keys(shapeOf(words)) : []),
    ...Object.keys(kind.computed?.[metaOf(kind.schema).typeName ?? ""] ?? {}),
  ];
  if (kind.type === "page") return [...own, "heading", ...Object.keys(pageComputed)];
  const list = entryListOf(kind);
  return list && (list.groups || list.file) ? [...own, groupField(list)] : own;
}
