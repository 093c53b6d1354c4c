/**
 * The props of the site's templates and components in the editor's preview: what GraphQL would return for the entry that
 * is open, complete or not. Pure.
 */
import { dayIn, dayText, todayInNevada } from "../content/day";
import { locales, original } from "../content/language";
import type { AskSite } from "../content/kind";
import { relatedField } from "../content/labels";
import type { toBlocks } from "../content/markdown";
import { compute, ownFields, pageComputed, richText } from "../content/page-computed";
import type { PageFile } from "../content/content-file";
import { pagePath } from "../content/paths";
import { relatableKey, relatePages } from "../content/related";
import { finderOf } from "../content/rule-records";
import { isSingle, registry, type Kind, type PageData, type PageKind } from "../content/registry";
import { elementOf, isOptional, metaOf, shapeOf, typeOf, type Schema } from "../content/schema";
import type { SiteData } from "../content/site-data";
import { sitePage, type SitePage } from "../content/site-page";
import { isBlank, withoutBlanks } from "../content/write-content";
import type { Form } from "./format";

/** Returns the URL of a picture in the browser, by its path in the entry. */
export type UrlOf = (src: string) => string;

/** The props of the preview of a YAML file. */
export interface EntriesProps {
  kind: Kind;
  form: Form;
  site: SiteData;
}

interface PreviewPicture {
  alt: string;
  caption: string | null;
  file: { publicURL: string | null; childImageSharp: object | null };
}

/** What fields are resolved with. */
interface Context {
  urlOf: UrlOf;
  ask: AskSite;
}

/** Returns the context of computed fields: the site's rules as of today. */
export function askSite({ rules }: Pick<SiteData, "rules">): AskSite {
  const day = todayInNevada();
  return { day: () => day, language: original, rule: finderOf(rules, day) };
}

/** Returns the `data` of a page's template. */
export function pagePreview(
  kind: PageKind,
  slug: string,
  form: Form,
  site: Pick<SiteData, "pages" | "rules">,
  urlOf: UrlOf,
): Record<string, unknown> {
  const ask = askSite(site);
  const fields = resolveValue(kind.schema, form, { urlOf, ask }) as Record<string, unknown>;
  const body = typeof form.body === "string" ? form.body : "";
  const path = pagePath(kind, slug);
  const written = withoutBlanks(kind.schema, form) as PageData;
  const data = Object.assign({ title: "" }, written);
  const computed = compute(pageComputed(kind.schema), { ...form, body }, ask);
  const page = {
    ...fields,
    ...ownFields({ kind, slug, path, data }),
    id: slug,
    checkedOn: form.checked,
    ...computed,
    rules: (Array.isArray(form.rules) ? form.rules : []).flatMap(
      (id) => ask.rule(String(id)) ?? [],
    ),
    blocks: (computed.blocks as ReturnType<typeof toBlocks>).map((block) =>
      "html" in block
        ? { ...block, picture: null }
        : { ...block, html: null, picture: pictureOf(block.picture, urlOf) },
    ),
    // `sitePage` reads no other fields of a file.
    ...relatedPages(sitePage({ kind, slug, path, data: form } as unknown as PageFile), site.pages),
  };
  const none = Object.fromEntries(registry.pages.map(({ name }) => [name, null]));
  return { ...none, [kind.name]: page };
}

/** Returns the result of `useSite`'s query: facts about the business and its services. */
export function siteFacts({ singles, pages }: Pick<SiteData, "singles" | "pages">): object {
  const context = { urlOf: () => "", ask: askSite({ rules: [] }) };
  const facts = registry.data
    .filter(isSingle)
    .map(({ name, schema }) => [name, resolveValue(schema, singles[name], context)]);
  const lists = registry.pages.map(({ name, typeName, sort }) => {
    const by = sort.at(-1) ?? "";
    const nodes = pages
      .filter((page) => page.kind === name)
      .map(({ slug, path, title, fields }) => ({ id: slug, slug, path, title, ...fields }))
      .sort((a, b) => Number(a[by as "id"]) - Number(b[by as "id"]));
    return [`all${typeName}`, { nodes }];
  });
  return Object.fromEntries([...facts, ...lists]) as object;
}

/** Removes fields that are null: in results missing fields are, while computed fields expect undefined. */
function withoutNulls<Group extends object>(group: Group): Group {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== null)) as Group;
}

/** The computed fields of each type, by its name. */
const computedFields = Object.assign(
  {},
  ...registry.kinds.map(({ computed }) => computed),
) as NonNullable<Kind["computed"]>;

/** Returns a value as GraphQL would; a required one that is missing is empty. */
function resolveValue(field: Schema, value: unknown, context: Context): unknown {
  const { role, typeName = "" } = metaOf(field);
  const element = elementOf(field);
  if (element)
    return Array.isArray(value) ? value.map((item) => resolveValue(element, item, context)) : [];
  if (isOptional(field) && isBlank(value)) return null;
  if (role === "picture") return pictureOf(value ?? {}, context.urlOf);
  if (role === "file") return { publicURL: context.urlOf(String(value)) };
  const type = typeOf(field);
  if (type === "object") {
    const group = (value ?? {}) as Record<string, unknown>;
    const fields = Object.entries(shapeOf(field)).map(([key, child]) => [
      key,
      resolveValue(child, group[key], context),
    ]);
    const resolved = Object.fromEntries(fields) as object;
    return {
      ...resolved,
      ...compute(computedFields[typeName] ?? {}, withoutNulls(resolved), context.ask),
    };
  }
  if (type === "boolean") return Boolean(value);
  if (type === "number") return typeof value === "number" ? value : 0;
  const text = typeof value === "string" ? value : "";
  if (role === "markdown") return compute(richText, text, context.ask);
  const day = role === "date" ? dayIn(text) : undefined;
  return day ? dayText(day, locales[original]) : text;
}

interface PictureFields {
  src: string;
  alt: string;
  caption?: string | undefined;
}

function pictureOf(fields: Partial<PictureFields>, urlOf: UrlOf): PreviewPicture {
  const { src = "", alt = "", caption } = fields;
  const url = src && urlOf(src);
  const data = {
    layout: "fullWidth",
    width: 1,
    height: 0.625,
    images: { fallback: { src: url } },
  };
  return {
    alt,
    caption: caption ?? null,
    file: {
      publicURL: url || null,
      childImageSharp: url ? { gatsbyImageData: data } : null,
    },
  };
}

/** Returns the related pages: those that the author names, completed as the build does. */
function relatedPages(own: SitePage, pages: readonly SitePage[]): Record<string, object[]> {
  const all = [...pages.filter(({ path }) => path !== own.path), own];
  const kinds = registry.pages.map(({ name }) => name);
  const related = relatePages(all, kinds).get(relatableKey(own)) ?? {};
  const lists = registry.pages.map((kind) => [
    relatedField(kind),
    (related[kind.name] ?? []).flatMap((slug) =>
      all
        .filter((page) => page.kind === kind.name && page.slug === slug)
        .map(({ path, title, summary }) => ({
          ...{ id: path, slug, path, title, summary },
          hero: pictureOf({}, () => ""),
        })),
    ),
  ]);
  return Object.fromEntries(lists) as Record<string, object[]>;
}
