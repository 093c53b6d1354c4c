/**
 * GraphQL types from the schemas of all kinds: one for each object schema with a `typeName`; roles
 * decide what a field answers.
 */
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { entryListOf } from "../content/content-file";
import { dayText } from "../content/day";
import { fillFacts } from "../content/facts";
import type { ComputedField } from "../content/kind";
import { dayField, groupField, namedField, relatedField } from "../content/labels";
import { localeOf } from "../content/language";
import { pageComputed, richText } from "../content/page-computed";
import { keyOf } from "../content/paths";
import { rulesIn } from "../content/rule-directive";
import {
  declaredKinds,
  isOffField,
  kindNamed,
  linkedKind,
  registry,
  sharedFields,
  type DataKind,
  type PageKind,
} from "../content/registry";
import { relatableKey, type Relatable } from "../content/related";
import {
  elementOf,
  idField,
  isOptional,
  metaOf,
  shapeOf,
  typeNameOf,
  typeOf,
  unwrap,
  valuesIn,
  type Schema,
} from "../content/schema";
import { baseTypes } from "./base-types";
import { markdownTypes } from "./markdown-remark";
import { nodeKey } from "./nodes";
import { siteIn, type Context, type Site } from "./site";
import type { FieldConfig, Parent, TypeConfig } from "./type-config";

/** Strict types for all content: nothing is inferred, every field is described. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  createNodeId,
  schema,
}) => {
  const { types, page } = contentTypes(createNodeId);
  actions.createTypes([
    schema.buildInterfaceType(page as never),
    ...[...types, ...markdownTypes(types)].map((type) => schema.buildObjectType(type as never)),
    baseTypes,
  ]);
};

const languageField: FieldConfig = {
  type: "String!",
  description: "The language in which it is written, such as en.",
};

/** Fields of a page's front matter that only the build needs; relations are fields of their own. */
const hidden = ["related", "draft"];

/**
 * Returns every type that content needs, and the interface of all pages.
 * @param nodeIdOf returns the id of the node with a key
 */
export function contentTypes(nodeIdOf: (key: string) => string) {
  return new TypeMaker(nodeIdOf).make();
}

/** Makes the types of all kinds, each once. */
export class TypeMaker {
  /** The types that have been made, by name. */
  private readonly types = new Map<string, TypeConfig>();

  constructor(private readonly nodeIdOf: (key: string) => string) {}

  make(): { types: TypeConfig[]; page: TypeConfig } {
    this.addRichText();
    const page: TypeConfig = {
      name: "ContentPage",
      description:
        "What all pages that are made from Markdown in folders of their own have in common.",
      interfaces: ["Node"],
      fields: {},
    };
    for (const kind of declaredKinds) {
      const own = idField(kind.schema);
      const type = this.typeFrom(kind.schema, kind.type === "page" ? hidden : own ? [own] : []);
      type.interfaces = kind.type === "page" ? ["Node", page.name] : ["Node"];
      type.extensions = { infer: false };
      const more = kind.type === "page" ? this.fieldsOfPages() : this.fieldsOfEntries(kind);
      Object.assign(type.fields, { language: languageField }, more);
      if (kind.type === "page") page.fields = this.sharedFields(type);
    }
    for (const { computed = {} } of declaredKinds)
      for (const [name, fields] of Object.entries(computed)) {
        const type = this.types.get(name);
        if (!type)
          throw new Error(`Content has no type ${name}, which is to have computed fields.`);
        Object.assign(type.fields, this.computed(fields, withText));
      }
    return { types: [...this.types.values()], page };
  }

  /** The fields of a page's type that all pages have. */
  private sharedFields({ fields }: TypeConfig): TypeConfig["fields"] {
    const days = Object.keys(sharedFields).map(dayField);
    const names = Object.keys({ ...sharedFields, ...this.fieldsOfPages() });
    const shared = [...names, ...days, "language"];
    const common = Object.entries(fields).filter(([name]) => shared.includes(name));
    // What an interface answers is resolved by its types.
    const bare = common.map(([name, { resolve: _resolve, ...field }]) => [name, field] as const);
    return { id: { type: "ID!", description: "Id of the node." }, ...Object.fromEntries(bare) };
  }

  private addRichText(): void {
    this.types.set("RichText", {
      name: "RichText",
      description: "A short text written in Markdown.",
      fields: this.computed(richText, ({ markdown }) => markdown),
    });
  }

  /**
   * Returns the configuration of computed fields.
   * @param input what they are computed from, if not from their object
   */
  private computed(
    fields: Readonly<Record<string, ComputedField>>,
    input: (parent: Parent, context: Context) => unknown = (parent) => parent,
  ): TypeConfig["fields"] {
    const configs = Object.entries(fields).map(([name, { type, description, resolve }]) => {
      const config: FieldConfig = {
        type,
        description,
        resolve: (parent, _args, context) =>
          resolve(input(parent, context) as never, siteIn(parent.language, context, this.nodeIdOf)),
      };
      return [name, config] as const;
    });
    return Object.fromEntries(configs);
  }

  /** What a page answers besides its front matter. */
  private fieldsOfPages(): TypeConfig["fields"] {
    const { pages } = registry;
    const names = pages.map(({ name }) => name);
    return {
      kind: { type: "String!", description: `Its kind, one of: ${names.join(", ")}.` },
      path: {
        type: "String!",
        description: "Address on the site, without the prefix of its language: /services/painting.",
      },
      heading: { type: "String!", description: "Headline on the page.", ...this.words("heading") },
      layout: { type: "String!", description: "Name of the page's layout." },
      ...fieldsOfMarkdown,
      ...this.computed(pageComputed, withBody),
      ...Object.fromEntries(pages.map((other) => [relatedField(other), this.related(other)])),
      ...Object.fromEntries(
        pages
          .filter(({ isOffered }) => isOffered)
          .map((offered) => [namedField(offered), this.named(offered)]),
      ),
      // An extra has their kind, which may have been taken out.
      ...(declaredKinds.some(({ name }) => name === "rule") ? { rules: this.citedRules() } : {}),
    };
  }

  /** The field with the rules that a page cites. */
  private citedRules(): FieldConfig {
    return {
      type: "[Rule!]!",
      description: "The rules that it cites: on cards, in its text and in the texts of its fields.",
      resolve: (parent, _args, context) => {
        const page = withBody(parent, context);
        const texts = [...valuesIn(kindNamed(String(page.kind)).schema, page)].filter(
          ({ meta }) => meta.role === "markdown",
        );
        const named = [page.body, ...texts.map(({ value }) => value)].flatMap((text) =>
          rulesIn(String(text)).map((id) =>
            this.nodeIdOf(nodeKey(keyOf({ name: "rule" }, id), page.language)),
          ),
        );
        const ids = new Set([...((page.ruleCards ?? []) as string[]), ...named]);
        return [...ids].map((id) => context.nodeModel.getNodeById({ id })).filter(Boolean);
      },
    };
  }

  /** The field with the related pages of another kind, in the page's language. */
  private related(other: PageKind): FieldConfig {
    return {
      type: `[${other.typeName}!]!`,
      description: `Three related ${other.labels.many.toLowerCase()} at most.`,
      resolve: ({ language, relatable }, _args, context) => {
        const site = siteIn(language, context, this.nodeIdOf);
        const slugs = site.relations().slugs[relatableKey(relatable as Relatable)];
        return pagesIn(site, other, slugs?.[other.name]);
      },
    };
  }

  /** The field with the pages of another kind that a page names itself, in the page's language. */
  private named(other: PageKind): FieldConfig {
    return {
      type: `[${other.typeName}!]!`,
      description: `The ${other.labels.many.toLowerCase()} that it names, the nearest first.`,
      resolve: ({ language, relatable }, _args, context) =>
        pagesIn(
          siteIn(language, context, this.nodeIdOf),
          other,
          (relatable as Relatable).declared[other.name],
        ),
    };
  }

  /** What an entry answers besides what is written there. */
  private fieldsOfEntries(kind: DataKind): TypeConfig["fields"] {
    const list = entryListOf(kind);
    const own = shapeOf(kind.schema)[idField(kind.schema) ?? ""];
    const entryId: FieldConfig = {
      type: "String!",
      description: (own && metaOf(own).description) ?? "Identifies it; made of its name.",
    };
    if (!list)
      return {
        ...(own ? { entryId } : {}),
        ...(kind.addressOf
          ? {
              path: { type: "String!", description: "Address, such as /about." },
              ...fieldsOfMarkdown,
            }
          : {}),
      };
    const fields: TypeConfig["fields"] = {
      entryId,
      order: { type: "Int!", description: "Position in its file, 1 first." },
    };
    if (kind.page)
      fields.path = { type: "String!", description: `Whole address, such as ${kind.page}#an-id.` };
    const group = list.groups?.schema ?? list.file;
    if (group) {
      const type = this.typeFrom(group, [list.list]);
      if (list.groups)
        type.fields.order = { type: "Int!", description: "Position among the groups, 1 first." };
      fields[groupField(list)] = {
        type: `${type.name}!`,
        description: "The group in which it stands.",
      };
    }
    return fields;
  }

  /**
   * The type of an object schema, which is added with those of all objects inside it; without the
   * fields to omit.
   */
  typeFrom(schema: Schema, omit: readonly string[]): TypeConfig {
    const typeName = typeNameOf(schema);
    const { description } = metaOf(schema);
    const known = this.types.get(typeName);
    if (known) return known;
    const type: TypeConfig = {
      name: typeName,
      fields: {},
      ...(description ? { description } : {}),
    };
    this.types.set(typeName, type);
    for (const [name, field] of Object.entries(shapeOf(schema)))
      if (!omit.includes(name)) {
        const fields = this.fieldsFrom(name, field);
        // Gatsby reads the queries of all of `src`, and refuses one that names an unknown field.
        if (isOffField(typeName, name))
          for (const own of Object.values(fields)) own.deprecationReason = "Its extra is off.";
        Object.assign(type.fields, fields);
      }
    return type;
  }

  /** The GraphQL fields of a field: itself and, of a day, also its words. */
  private fieldsFrom(name: string, field: Schema): TypeConfig["fields"] {
    const { role, description } = metaOf(field);
    const element = elementOf(field);
    const target = linkedKind(element ?? field);
    // A list that an author leaves out is an empty list, so that pages need not ask whether there
    // is one. A page that is named may be a draft, which is hidden.
    const mayBeNull = element ? false : isOptional(field) || target !== undefined;
    const config: FieldConfig = { type: `${this.typeOfField(field)}${mayBeNull ? "" : "!"}` };
    if (description) config.description = description;
    const itemRole = role ?? (element && metaOf(element).role);
    if (itemRole === "text") Object.assign(config, this.words(name));
    else if (itemRole === "markdown") config.resolve = (parent) => markdownIn(parent, name);
    else if (role === "file") config.extensions = { link: { by: "relativePath" } };
    else if (target) config.extensions = { link: {} };
    if (role !== "date" && role !== "expiry") return { [name]: config };
    const inWords: FieldConfig = {
      type: config.type.replace("Date", "String"),
      description: "The same day in words.",
      resolve: (parent) =>
        typeof parent[name] === "string" ? dayText(parent[name], localeOf(parent.language)) : null,
    };
    return { [name]: { ...config, extensions: { dateformat: {} } }, [dayField(name)]: inWords };
  }

  /**
   * The resolver of a line of text, which replaces names in braces, such as `{phone}`, by facts.
   */
  private words(name: string): Pick<FieldConfig, "resolve"> {
    return {
      resolve: (parent, _args, context) => {
        const filled = (text: unknown) =>
          typeof text === "string"
            ? fillFacts(text, () => siteIn(parent.language, context, this.nodeIdOf).facts())
            : text;
        const value = parent[name];
        return Array.isArray(value) ? value.map(filled) : filled(value);
      },
    };
  }

  private typeOfField(schema: Schema): string {
    const target = linkedKind(schema);
    if (target) return typeNameOf(target.schema);
    const byRole = {
      markdown: "RichText",
      date: "Date",
      expiry: "Date",
      picture: "Picture",
      file: "File",
    };
    const { role } = metaOf(schema);
    if (role && role in byRole) return byRole[role as keyof typeof byRole];
    const element = elementOf(schema);
    if (element) return `[${this.typeOfField(element)}!]`;
    const type = typeOf(schema);
    if (type === "object") return this.typeFrom(unwrap(schema), []).name;
    if (type === "boolean") return "Boolean";
    if (type === "number") return z.toJSONSchema(schema).type === "integer" ? "Int" : "Float";
    if (type === "string" || type === "enum") return "String";
    throw new Error(`Content uses ${type}, which has no GraphQL type yet.`);
  }
}

/** Returns the nodes of pages of a kind that are written in the site's language. */
const pagesIn = ({ find, language }: Site, kind: PageKind, slugs: readonly string[] = []) =>
  slugs.flatMap((slug) => find(nodeKey(keyOf(kind, slug), language)) ?? []);

/** The fields of a record that is written in Markdown, besides those of its kind. */
const fieldsOfMarkdown: TypeConfig["fields"] = {
  slug: { type: "String!", description: "Last part of the address." },
  markdown: {
    type: "MarkdownRemark!",
    description: "The Markdown file with its text.",
    extensions: { link: {} },
  },
};

/** Returns a record of a Markdown file with its text, and any other as it is. */
const withText = (parent: Parent, context: Context): Parent =>
  parent.markdown ? withBody(parent, context) : parent;

/** Returns a text in Markdown, or each of a list, as the source of a RichText in a language. */
function markdownIn({ language, ...parent }: Parent, name: string): unknown {
  const rich = (markdown: unknown) =>
    typeof markdown === "string" ? { markdown, language } : markdown;
  const value = (parent as Record<string, unknown>)[name];
  return Array.isArray(value) ? value.map(rich) : rich(value);
}

/**
 * Returns a record with its text, which is in its Markdown node: a page that only names it is not
 * queried again when a word of it changes.
 */
function withBody(parent: Parent, { nodeModel }: Context): Parent {
  const bodyOf = ({ file, markdown }: Record<string, unknown>) => {
    const node = nodeModel.getNodeById({ id: String(markdown) });
    if (!node) throw new Error(`${String(file)} has no MarkdownRemark node.`);
    return String(node.rawMarkdownBody);
  };
  const original = nodeModel.getNodeById({ id: String(parent.original) });
  const isOriginal = !original || original.markdown === parent.markdown;
  return {
    ...parent,
    body: bodyOf(parent),
    ...(isOriginal ? {} : { original: { body: bodyOf(original) } }),
  };
}
