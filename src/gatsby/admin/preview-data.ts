/**
 * What the site's own templates and components get in the editor's preview: the answer that the data layer would give for
 * the entry that is open, complete or not. Pure.
 */
import {
  businessFields,
  compute,
  hoursFields,
  licenseFields,
  pageFields,
  ratingFields,
  richTextFields,
} from "../computed-fields";
import { dataSchemas, pageSchemas, type DataOf } from "../content";
import { unwrap } from "../explain";
import { toBlocks } from "../markdown";
import type { PageKind } from "../model";
import { definitionOf, isOptional, metaOf, type Schema } from "../model/walk";
import { pagePath } from "../paths";
import type { Form } from "./format";
import type { SiteData, SitePage } from "./site-data";

/** Where a picture of the entry can be loaded from, by the name that the entry gives it. */
export type AddressOf = (src: string) => string;

interface PreviewPicture {
  alt: string;
  caption: string | null;
  file: { publicURL: string | null; childImageSharp: object | null };
}

/** The `data` of a page's template. */
export function pagePreview(
  kind: PageKind,
  slug: string,
  form: Form,
  site: SiteData,
  addressOf: AddressOf,
): Record<PageKind, unknown> {
  const fields = answer(pageSchemas[kind], form, addressOf) as Record<string, unknown>;
  const { title, heading, related, checked } = form;
  const body = typeof form.body === "string" ? form.body : "";
  const page = {
    ...fields,
    id: slug,
    kind,
    slug,
    path: pagePath(kind, slug),
    heading: heading === undefined || heading === "" ? (title ?? "") : heading,
    checkedOn: checked,
    blocks: toBlocks(body).map((block) =>
      "html" in block
        ? { html: block.html, picture: null }
        : { html: null, picture: pictureOf(block.picture, addressOf) },
    ),
    ...compute(pageFields, { body, phases: textsOf(form.phases), lessons: textsOf(form.lessons) }),
    ...relatedPages(related ?? {}, site.pages),
  };
  return { service: null, buildRecap: null, article: null, [kind]: page };
}

/** What the shared pieces ask about the business and its services: the answer of `useSite`. */
export function siteFacts(form: Form, pages: readonly SitePage[]): object {
  const business = answer(dataSchemas["business.yml"], form, () => "") as DataOf<"business.yml">;
  const services = pages.filter((page) => page.kind === "service");
  return {
    business: {
      ...business,
      ...compute(businessFields, business),
      hours: { ...business.hours, ...compute(hoursFields, business.hours) },
      rating: { ...business.rating, ...compute(ratingFields, business.rating) },
      license: {
        ...business.license,
        ...compute(licenseFields, withoutNulls(business.license)),
      },
    },
    allService: {
      nodes: [...services]
        .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
        .map(({ slug, path, title, group }) => ({ id: slug, slug, path, title, group })),
    },
  };
}

/** The texts of a list that an author may not have finished. */
function textsOf(list: unknown): { text: string }[] {
  const items = Array.isArray(list) ? (list as { text?: unknown }[]) : [];
  return items.flatMap(({ text }) => (typeof text === "string" ? { text } : []));
}

/** A field that was left out is null to a query, and undefined to the functions that make words of it. */
function withoutNulls<Group extends object>(group: Group): Group {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => value !== null)) as Group;
}

/** A value as the data layer would answer it; what is missing is empty. */
function answer(field: Schema, value: unknown, addressOf: AddressOf): unknown {
  const schema = unwrap(field);
  const { type, shape = {}, element } = definitionOf(schema);
  const { role } = metaOf(schema);
  if (type === "array")
    return Array.isArray(value)
      ? value.map((item) => element && answer(element, item, addressOf))
      : [];
  if (isOptional(field) && isBlank(value)) return null;
  if (role === "picture") return pictureOf(value ?? {}, addressOf);
  if (type === "object") {
    const group = (value ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(shape).map(([key, child]) => [key, answer(child, group[key], addressOf)]),
    );
  }
  if (type === "boolean") return Boolean(value);
  if (type === "number") return typeof value === "number" ? value : 0;
  const text = typeof value === "string" ? value : "";
  if (role === "markdown") return compute(richTextFields, text);
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

/** Only those that the author names: the rest is found by rule when the site is built. */
function relatedPages(named: Partial<Record<string, string[]>>, pages: readonly SitePage[]) {
  const of = (kind: PageKind, field: string) =>
    (named[field] ?? []).flatMap((slug) =>
      pages
        .filter((page) => page.kind === kind && page.slug === slug)
        .map(({ path, title, summary }) => ({
          id: path,
          slug,
          path,
          title,
          summary,
          hero: pictureOf({}, () => ""),
        })),
    );
  return {
    relatedServices: of("service", "services"),
    relatedBuildRecaps: of("buildRecap", "buildRecaps"),
    relatedArticles: of("article", "articles"),
  };
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
