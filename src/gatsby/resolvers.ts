import type { GatsbyNode, Node } from "gatsby";
import type { AskSite, ComputedField } from "../content/kind";
import {
  addressIn,
  dayArguments,
  languages,
  original,
  translations,
  type Language,
} from "../content/language";
import { groupField, languageField, languagesField, relatedField } from "../content/labels";
import { pageComputed, richText } from "../content/page-computed";
import { withLinksIn } from "../content/links-in";
import { keyOf } from "../content/paths";
import { relatableKey } from "../content/related";
import { registry, type Kind } from "../content/registry";
import { businessKey, factsOf, fillFacts } from "../content/facts";
import type { Rule } from "../content/kinds/rule";
import { ruleNote } from "../content/rule-note";
import { entryListOf } from "../content/content-file";
import { metaOf, shapeOf } from "../content/schema";
import { isTranslatable, translatedSchema } from "../content/translation";
import { dayKey } from "./create-nodes";
import { translationKey } from "./nodes";
import { relationsKey, type Relations } from "./related";
import { wordsOf, type Translated } from "./translated-node";
import { contentTypes } from "./types";

/** A page's node as `nodes.ts` makes it. */
interface PageNode extends Node {
  kind: string;
  slug: string;
}

interface NodeModel {
  getNodeById(query: { id: string }): Node | null;
  getNodesByIds(query: { ids: string[] }): (Node | null)[];
}

/** Gatsby spreads a page's context into it. */
type Context = { nodeModel: NodeModel; language?: Language };
type Info = {
  originalResolver: (source: unknown, args: unknown, context: Context, info: Info) => unknown;
};

/** The language of what the field `inLanguage` has answered. */
const answered = new WeakMap<object, Language>();

/** Remembers the language of a copy of an entry, and of all objects in it, whose fields are computed too. */
function inOneLanguage<Value>(value: Value, language: Language): Value {
  if (value === null || typeof value !== "object") return value;
  const copy = (
    Array.isArray(value)
      ? value.map((item: unknown) => inOneLanguage(item, language))
      : Object.fromEntries(
          Object.entries(value).map(([name, field]) => [name, inOneLanguage(field, language)]),
        )
  ) as Value & object;
  answered.set(copy, language);
  return copy;
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
  // A page's query depends on the nodes that it asks for: it runs again when a rule or the day is another.
  const askSite = ({ nodeModel }: Context, language: Language): AskSite => {
    const day = () => String(nodeModel.getNodeById({ id: createNodeId(dayKey) })?.day);
    const rule = (id: string) => {
      const node = nodeModel.getNodeById({ id: createNodeId(keyOf({ name: "rule" }, id)) });
      if (!node) return undefined;
      const words = wordsIn(node as Translated, language, nodeModel) ?? node;
      return ruleNote({ ...(words as unknown as Rule), id }, day(), language);
    };
    const facts = () => {
      const node = nodeModel.getNodeById({
        id: createNodeId(businessKey),
      });
      return node
        ? factsOf(
            node as unknown as Parameters<typeof factsOf>[0],
            getNodesByType("Service").length,
            language,
          )
        : {};
    };
    return { day, rule, facts, language };
  };
  const wordsIn = (source: Translated, language: Language, nodeModel: NodeModel) =>
    wordsOf(source, language, (key) => nodeModel.getNodeById({ id: createNodeId(key) }));
  /** Whether a page of content has no translation. */
  const isMissing = (path: string, language: Language, nodeModel: NodeModel) => {
    const kind = registry.pages.find(({ route }) => path.startsWith(`${route}/`));
    if (!kind) return false;
    const key = keyOf(kind, path.slice(kind.route.length + 1));
    const page = nodeModel.getNodeById({ id: createNodeId(key) }) as Translated | null;
    const id = page && createNodeId(translationKey(page.origin.file, language));
    return id !== null && !nodeModel.getNodeById({ id });
  };
  /** Resolvers of fields that are made of what their type stores. */
  const computed = (fields: Readonly<Record<string, ComputedField>>) => {
    const entries = Object.entries(fields).map(([name, { resolve }]) => {
      const make = (source: unknown, _args: unknown, context: Context) => {
        const language = languageIn(source, context);
        const isThere = (path: string) => !isMissing(path, language, context.nodeModel);
        return withLinksIn(language, resolve(source as never, askSite(context, language)), isThere);
      };
      return [name, { resolve: make }];
    });
    return Object.fromEntries(entries) as Record<string, object>;
  };
  const related: Record<string, object> = {};
  for (const kind of registry.pages)
    related[relatedField(kind)] = {
      resolve: (source: PageNode, _args: unknown, { nodeModel }: Context) => {
        const id = createNodeId(relationsKey);
        const relations = nodeModel.getNodeById({ id }) as Relations | null;
        const slugs = relations?.slugs[relatableKey(source)]?.[kind.name] ?? [];
        const ids = slugs.map((slug) => createNodeId(keyOf(kind, slug)));
        return nodeModel.getNodesByIds({ ids }).filter(Boolean);
      },
    };
  /** An entry answers itself in the words of another language. */
  const copyIn = (language: Language, source: Translated, { nodeModel }: Context) => {
    const words = wordsIn(source, language, nodeModel);
    return words && inOneLanguage(words, language);
  };
  const inLanguage = {
    resolve: (source: Translated, args: { language?: Language }, context: Context) =>
      copyIn(args.language ?? original, source, context),
  };
  const inLanguages = {
    resolve: (source: Translated, _args: unknown, context: Context) =>
      languages.map((language) => copyIn(language, source, context)),
  };
  /** What an entry answers where its page is in another language. */
  const inPageLanguage = {
    resolve: (source: Translated, args: unknown, context: Context, info: Info) => {
      const words = answered.has(source)
        ? source
        : wordsIn(source, languageIn(source, context), context.nodeModel);
      const answer = info.originalResolver(words ?? source, args, context, info);
      const { facts } = askSite(context, languageIn(source, context));
      return typeof answer === "string" ? fillFacts(answer, facts) : answer;
    },
  };
  /** A day in words: Gatsby's own resolver writes it, in the page's language. */
  const dayInPageLanguage = {
    resolve: (
      source: unknown,
      args: { formatString?: string },
      context: Context,
      info: Info,
    ): unknown =>
      info.originalResolver(source, dayArguments(languageIn(source, context), args), context, info),
  };
  const pages = registry.pages.map(({ typeName }) => [
    typeName,
    { ...computed(pageComputed), ...related },
  ]);
  const others = registry.kinds.flatMap((kind) =>
    Object.entries(kind.computed ?? {}).map(([typeName, fields]) => [typeName, computed(fields)]),
  );
  // Gatsby types this function as Function.
  const create = createResolvers as (resolvers: object) => void;
  for (const resolvers of [pages, others])
    create(Object.fromEntries(resolvers) as Record<string, object>);
  create(
    Object.fromEntries(
      registry.kinds.filter(isTranslatable).map((kind) => {
        const fields = fieldsInWords(kind).map((name) => [name, inPageLanguage] as const);
        const resolvers = {
          [languageField]: inLanguage,
          [languagesField]: inLanguages,
          ...Object.fromEntries(fields),
        };
        return [metaOf(kind.schema).typeName ?? "", resolvers];
      }),
    ),
  );
  create(
    Object.fromEntries(
      contentTypes().types.map(({ name, fields }) => {
        const days = Object.keys(fields).filter((field) => fields[field]?.extensions?.dateformat);
        return [name, Object.fromEntries(days.map((day) => [day, dayInPageLanguage]))];
      }),
    ),
  );
  create({
    Query: {
      untranslated: {
        type: "[String!]!",
        resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) =>
          registry.pages
            .flatMap(({ typeName }) => getNodesByType(typeName) as (PageNode & { path: string })[])
            .flatMap(({ path }) =>
              translations
                .filter((language) => isMissing(path, language, nodeModel))
                .map((language) => addressIn(language, path)),
            ),
      },
    },
    RichText: computed(richText),
  });
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
