/**
 * The props of the site's templates and components in the editor's preview: what the data layer would answer for the
 * entry that is open, complete or not. Pure.
 */
import { original } from "../content/language";
import { todayInNevada } from "../content/day";
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
import { withoutBlanks } from "../content/write-content";
import type { Form } from "./format";

/** Where a picture of the entry can be loaded from, by the name that the entry gives it. */
export type AddressOf = (src: string) => string;

/** What a preview of entries in YAML gets. */
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

/** What answers are computed from. */
interface Preview {
  addressOf: AddressOf;
  ask: AskSite;
}

/** What computed fields can ask: the site's rules as of today. */
export function askSite({ rules }: Pick<SiteData, "rules">): AskSite {
  const day = todayInNevada();
  return { day: () => day, language: original, rule: finderOf(rules, day) };
}

/** The `data` of a page's template. */
export function pagePreview(
  kind: PageKind,
  slug: string,
  form: Form,
  site: Pick<SiteData, "pages" | "rules">,
  addressOf: AddressOf,
): Record<string, unknown> {
  const ask = askSite(site);
  const fields = answer(kind.schema, form, { addressOf, ask }) as Record<string, unknown>;
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
        : { ...block, html: null, picture: pictureOf(block.picture, addressOf) },
    ),
    // The rule reads no more of a file than this.
    ...relatedPages(sitePage({ kind, slug, path, data: form } as unknown as PageFile), site.pages),
  };
  const none = Object.fromEntries(registry.pages.map(({ name }) => [name, null]));
  return { ...none, [kind.name]: page };
}

/** The result of `useSite`: facts about the business and its services. */
export function siteFacts({ singles, pages }: Pick<SiteData, "singles" | "pages">): object {
  const preview = { addressOf: () => "", ask: askSite({ rules: [] }) };
  const facts = registry.data
    .filter(isSingle)
    .map(({ name, schema }) => [name, answer(schema, singles[name], preview)]);
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

/** Queries answer null for a missing field; functions of computed fields expect undefined. */
function withoutNulls<Group extends object>(group: Group): Group {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== null)) as Group;
}

/** Computed fields by the name of their type. */
const computedFields = Object.assign(
  {},
  ...registry.kinds.map(({ computed }) => computed),
) as NonNullable<Kind["computed"]>;

/** A value as the data layer would answer it; missing values are empty. */
function answer(field: Schema, value: unknown, preview: Preview): unknown {
  const { role, typeName = "" } = metaOf(field);
  const element = elementOf(field);
  if (element)
    return Array.isArray(value) ? value.map((item) => answer(element, item, preview)) : [];
  if (isOptional(field) && isBlank(value)) return null;
  if (role === "picture") return pictureOf(value ?? {}, preview.addressOf);
  if (role === "file") return { publicURL: preview.addressOf(String(value)) };
  const type = typeOf(field);
  if (type === "object") {
    const group = (value ?? {}) as Record<string, unknown>;
    const fields = Object.entries(shapeOf(field)).map(([key, child]) => [
      key,
      answer(child, group[key], preview),
    ]);
    const answered = Object.fromEntries(fields) as object;
    return {
      ...answered,
      ...compute(computedFields[typeName] ?? {}, withoutNulls(answered), preview.ask),
    };
  }
  if (type === "boolean") return Boolean(value);
  if (type === "number") return typeof value === "number" ? value : 0;
  const text = typeof value === "string" ? value : "";
  if (role === "markdown") return compute(richText, text, preview.ask);
  return role === "date" ? dayInWords(text) : text;
}

interface PictureFields {
  src: string;
  alt: string;
  caption?: string | undefined;
}

function pictureOf(fields: Partial<PictureFields>, addressOf: AddressOf): PreviewPicture {
  const { src = "", alt = "", caption } = fields;
  const address = src && addressOf(src);
  const data = {
    layout: "fullWidth",
    width: 1,
    height: 0.625,
    images: { fallback: { src: address } },
  };
  return {
    alt,
    caption: caption ?? null,
    file: {
      publicURL: address || null,
      childImageSharp: address ? { gatsbyImageData: data } : null,
    },
  };
}

/** The related pages that the author names, completed by the rule of the build. */
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

function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isBlank);
}
