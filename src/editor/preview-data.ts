/**
 * What the site's own templates and components get in the editor's preview: the answer that the data layer would give for
 * the entry that is open, complete or not. Pure.
 */
import { todayInNevada } from "../content/day";
import type { AskSite } from "../content/kind";
import { relatedField } from "../content/labels";
import { toBlocks } from "../content/markdown";
import { compute, pageComputed, richText } from "../content/page-computed";
import type { PageFile } from "../content/content-file";
import { pagePath } from "../content/paths";
import { relatableKey, relatePages } from "../content/related";
import { finderOf } from "../content/rule-records";
import { isSingle, registry, type Kind, type PageKind } from "../content/registry";
import { elementOf, isOptional, metaOf, shapeOf, typeOf, type Schema } from "../content/schema";
import type { SiteData } from "../content/site-data";
import { sitePage, type SitePage } from "../content/site-page";
import type { Form } from "./format";

/** Where a picture of the entry can be loaded from, by the name that the entry gives it. */
export type AddressOf = (src: string) => string;

interface PreviewPicture {
  alt: string;
  caption: string | null;
  file: { publicURL: string | null; childImageSharp: object | null };
}

/** What the answers of a preview are made with. */
interface Preview {
  addressOf: AddressOf;
  ask: AskSite;
}

/** What computed fields ask of the site: its rules as of today. */
export function askSite({ rules }: Pick<SiteData, "rules">): AskSite {
  const day = todayInNevada();
  return { day: () => day, rule: finderOf(rules, day) };
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
  const { title, heading, checked } = form;
  const body = typeof form.body === "string" ? form.body : "";
  const path = pagePath(kind, slug);
  const page = {
    ...fields,
    id: slug,
    kind: kind.name,
    slug,
    path,
    heading: heading === undefined || heading === "" ? (title ?? "") : heading,
    checkedOn: checked,
    ...compute(pageComputed(kind.schema), { ...form, body }, ask),
    rules: (Array.isArray(form.rules) ? form.rules : []).flatMap(
      (id) => ask.rule(String(id)) ?? [],
    ),
    blocks: toBlocks(body, ask.rule).map((block) =>
      "html" in block
        ? { ...block, picture: null }
        : { ...block, html: null, picture: pictureOf(block.picture, addressOf) },
    ),
    // As much of a file as the rule asks for.
    ...relatedPages(sitePage({ kind, slug, path, data: form } as unknown as PageFile), site.pages),
  };
  const none = Object.fromEntries(registry.pages.map(({ name }) => [name, null]));
  return { ...none, [kind.name]: page };
}

/** What the shared pieces ask about the business and its services: the answer of `useSite`. */
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

/** A field that was left out is null to a query, and undefined to the functions that make words of it. */
function withoutNulls<Group extends object>(group: Group): Group {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== null)) as Group;
}

/** Computed fields by the name of their type. */
const computedFields = Object.assign(
  {},
  ...registry.kinds.map(({ computed }) => computed),
) as NonNullable<Kind["computed"]>;

/** A value as the data layer would answer it; what is missing is empty. */
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

/** Those that the author names, and the rest by the rule of the build. */
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
