/** Completes a page when it is saved: its address, and the pictures of the page that it was copied from. */
import { pagePath } from "../content/paths";
import type { EntryMap, MediaFile } from "./cms";
import { formOf, kindOf, nextSlug, savedSlug } from "./entry-check";
import type { Form } from "./format";
import type { Plan } from "./guard";
import { showNotice } from "./notice";

/**
 * Fills in the address of a page, from which Decap makes its path; a former one becomes an alias.
 * @param plans receives what the guard has to do when it saves the page's file, by that file's path
 * @returns the fields for Decap to save; undefined to leave them as they are
 */
export function completeEntry(entry: EntryMap, plans: Map<string, Plan>): unknown {
  const kind = kindOf(entry);
  if (kind?.type !== "page") return undefined;
  const data = entry.get("data") as { set: (name: string, value: unknown) => typeof data };
  const [before, slug] = [savedSlug(entry), nextSlug(entry)];
  const fileOf = (name: string) => `content/${kind.folder}/${name}/index.md`;
  if (before === undefined) {
    const media = (entry.get("mediaFiles") as { toJS: () => MediaFile[] }).toJS();
    plans.set(fileOf(slug), { copies: media.flatMap(({ draft, path }) => (draft ? [] : [path])) });
  } else if (before !== slug) {
    const [from, to] = [pagePath(kind, before), pagePath(kind, slug)];
    const { aliases = [] } = formOf(entry) as Form & { aliases?: string[] };
    const path = String(entry.get("path"));
    plans.set(path, { move: { kind, from: before, to: slug, path: fileOf(slug) } });
    const others = aliases.filter((alias) => alias !== to && alias !== from);
    return data.set("address", slug).set("aliases", [...others, from]);
  }
  return data.set("address", slug);
}

/** Announces the new address of a page that has moved, and returns to the list. */
export async function announceMove(entry: EntryMap): Promise<void> {
  const kind = kindOf(entry);
  const [before, slug] = [savedSlug(entry), nextSlug(entry)];
  if (kind?.type !== "page" || before === undefined || before === slug) return;
  await showNotice({
    title: "The page has moved",
    paragraphs: [
      `It is now at ${pagePath(kind, slug)}. Its old address, ${pagePath(kind, before)}, leads there.`,
    ],
  });
  // The entry that is open no longer exists.
  location.hash = `#/collections/${kind.name}`;
}
