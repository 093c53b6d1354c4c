/**
 * What the files of a site can refer to: addresses with their ids, and whatever has an id of its
 * own. Pure.
 */
import type { FixedPage } from "../component-pages";
import { shownExtras } from "../extras";
import { addressOf, entriesOf, isPage, type ContentFile, type PageFile } from "../content-file";
import { guarded } from "../issues";
import { tableOfContents } from "../markdown";
import { notFoundPage } from "../not-found";
import { valuesIn } from "../schema";
import { isFrameId } from "../sections";

/** Everything in the site that a file can refer to. */
export interface SiteIndex {
  pages: ReadonlyMap<string, { ids: () => ReadonlySet<string>; draft: boolean }>;
  /** Former addresses, and the present ones. */
  moved: ReadonlyMap<string, string>;
  /** The ids that references can name, by what they refer to: `service`, `business.offers`. */
  targets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether every original could be read: only then it is known what the site has. */
  isWhole: boolean;
  staticFiles: ReadonlySet<string>;
}

/** Whether any page has an id or may have it, so that no heading of a text may take it. */
export const isIdOfAnyPage = (id: string): boolean =>
  isFrameId(id) || shownExtras.some(({ frameIds }) => frameIds?.test(id));

/** Indexes the files of content and the fixed pages. */
export function indexOf(
  files: readonly ContentFile[],
  fixed: readonly FixedPage[],
  rest: Pick<SiteIndex, "isWhole" | "staticFiles">,
): SiteIndex {
  const targets = new Map<string, Set<string>>();
  const added = new Map<string, Set<string>>();
  const moved = new Map<string, string>();
  const pages = new Map<string, { ids: () => ReadonlySet<string>; draft: boolean }>();
  const add = (map: Map<string, Set<string>>, key: string, ids: Iterable<string>) =>
    map.set(key, new Set([...(map.get(key) ?? []), ...ids]));

  for (const content of files) {
    const { kind, data } = content;
    const entries = entriesOf(content).map(({ id }) => id);
    add(targets, kind.name, entries);
    for (const { value, path, meta } of valuesIn(kind.fileSchema, data)) {
      const list = path.slice(0, -1).filter((step) => typeof step === "string");
      if (meta.role === "id") add(targets, [kind.name, ...list].join("."), [String(value)]);
      if (meta.role === "id" && kind.type === "data") add(added, kind.page ?? "", [String(value)]);
      if (meta.role === "path")
        moved.set(String(value).replace(/#.*/, ""), addressOf(content) ?? "");
    }
    if (isPage(content)) {
      let ids: ReadonlySet<string> | undefined;
      const idsOnce = () => {
        try {
          return (ids ??= new Set(idsOfPage(content)));
        } catch {
          // The check of its own file reports a text that cannot be rendered, and not that of a
          // file which links to it.
          return (ids = new Set<string>());
        }
      };
      pages.set(content.path, { ids: idsOnce, draft: data.draft === true });
      continue;
    }
    add(added, content.kind.page ?? "", entries);
    const address = addressOf(content) ?? "";
    // The check of its file reports a text that cannot be rendered.
    guarded(content.file, () => {
      if (content.kind.addressOf)
        add(
          added,
          address,
          tableOfContents(content.body).map(({ id }) => id),
        );
      return [];
    });
    if (content.kind.addressOf && address !== notFoundPage)
      pages.set(address, { ids: () => added.get(address) ?? new Set(), draft: false });
    for (const [page, ids] of Object.entries(content.kind.moreIds?.(data as never) ?? {}))
      add(added, page, ids);
  }
  for (const { path, ids = [] } of fixed) add(added, path, ids);
  const offered = files.filter((file) => isPage(file) && file.kind.isOffered && !file.data.draft);
  const shown = new Set(offered.map(({ data }) => data.group));
  for (const group of targets.get("site.serviceGroups") ?? [])
    for (const { path, more } of fixed)
      if (more === "groups" && !shown.has(group)) added.get(path)?.delete(group);
  for (const { ids } of shownExtras)
    for (const [page, own] of Object.entries(ids?.(files) ?? {})) add(added, page, own);
  return { pages, moved, targets, ...rest };
}

/** Returns the ids on a page: those of its headings and of its template's sections. */
function idsOfPage({ kind, body, data }: PageFile): string[] {
  const sections = kind.sections.filter(({ when }) => {
    const value = when === undefined ? true : data[when];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  return [...tableOfContents(body), ...sections].map(({ id }) => id);
}
