import type { GatsbyNode, Node } from "gatsby";
import type { AskSite, ComputedField } from "../../content/kind";
import { original } from "../../content/language";
import { languageField, relatedField } from "../../content/labels";
import { pageComputed, richText } from "../../content/page-computed";
import { keyOf } from "../../content/paths";
import { registry } from "../../content/registry";
import { ruleNote, type RuleRecord } from "../../content/rule-note";
import { resolveImageDataOnce } from "../patches/image-data";
import { metaOf } from "../../content/schema";
import { inWordsOf, isTranslatable } from "../../content/translation";
import { dayKey } from "./build-day";
import { translationKey } from "./nodes";
import { relationKey } from "./relations";

/** A page's node as `nodes.ts` makes it. */
interface PageNode extends Node {
  kind: string;
  slug: string;
}

interface NodeModel {
  getNodeById(query: { id: string }): Node | null;
  getNodesByIds(query: { ids: string[] }): (Node | null)[];
}

type Context = { nodeModel: NodeModel };

/** Fields that are computed from the nodes rather than stored in them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  createNodeId,
}) => {
  // A page's query depends on the nodes that it asks for: it runs again when a rule or the day is another.
  const askSite = ({ nodeModel }: Context): AskSite => {
    const day = () => String(nodeModel.getNodeById({ id: createNodeId(dayKey) })?.day);
    const rule = (id: string) => {
      const node = nodeModel.getNodeById({ id: createNodeId(keyOf({ name: "rule" }, id)) });
      return node ? ruleNote({ ...(node as unknown as RuleRecord), id }, day()) : undefined;
    };
    return { day, rule };
  };
  /** Resolvers of fields that are made of what their type stores. */
  const computed = (fields: Readonly<Record<string, ComputedField>>) => {
    const entries = Object.entries(fields).map(([name, { resolve }]) => {
      const make = (source: unknown, _args: unknown, context: Context) =>
        resolve(source as never, askSite(context));
      return [name, { resolve: make }];
    });
    return Object.fromEntries(entries) as Record<string, object>;
  };
  const related: Record<string, object> = {};
  for (const kind of registry.pages)
    related[relatedField(kind)] = {
      resolve: (source: PageNode, _args: unknown, { nodeModel }: Context) => {
        const relation = nodeModel.getNodeById({ id: createNodeId(relationKey(source)) });
        const ids = (relation?.[kind.name] as string[] | undefined) ?? [];
        return nodeModel.getNodesByIds({ ids }).filter(Boolean);
      },
    };
  /** An entry answers itself in the words of another language. */
  const inLanguage = {
    resolve: (
      source: Node & { origin: { file: string; entry: number } },
      { language = original }: { language?: string },
      { nodeModel }: Context,
    ) => {
      if (language === original) return source;
      const id = createNodeId(translationKey(source.origin.file, language));
      const entries = nodeModel.getNodeById({ id })?.entries as object[] | undefined;
      const words = entries?.[source.origin.entry];
      return words ? inWordsOf(source, words) : null;
    },
  };
  const pages = registry.pages.map(({ typeName, schema }) => [
    typeName,
    { ...computed(pageComputed(schema)), ...related },
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
      registry.kinds
        .filter(isTranslatable)
        .map(({ schema }) => [metaOf(schema).typeName ?? "", { [languageField]: inLanguage }]),
    ),
  );
  create({
    RichText: computed(richText),
    ImageSharp: { gatsbyImageData: { resolve: resolveImageDataOnce() } },
  });
};
