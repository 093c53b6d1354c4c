/** Completes a page when it is saved: its address, and the pictures of the page from which it was copied. */
import { registry, type PageKind } from "../content/registry";
import { pagePath } from "../content/paths";
import type { EntryMap, MediaFile } from "./cms";
import { formIn, savedSlug, slugIn } from "./entry-check";
import type { Plan } from "./guard";
import type { Form } from "./format";
import { tell } from "./notice";

/** The kind of the open page; undefined for other files. */
export const pageKindOf = (entry: EntryMap): PageKind | undefined =>
  registry.pages.find(({ name }) => name === entry.get("collection"));

/**
 * Fills in the address of a page, from which Decap makes its path; an earlier one becomes an alias.
 * @param plans what the guard has to do when the file of that path is saved
 * @returns the fields that Decap saves
 */
export function completed(entry: EntryMap, plans: Map<string, Plan>): unknown {
  const kind = pageKindOf(entry);
  if (!kind) return undefined;
  const data = entry.get("data") as { set: (name: string, value: unknown) => typeof data };
  const [before, slug] = [savedSlug(entry), slugIn(entry)];
  const fileOf = (name: string) => `content/${kind.folder}/${name}/index.md`;
  if (before === undefined) {
    const media = (entry.get("mediaFiles") as { toJS: () => MediaFile[] }).toJS();
    plans.set(fileOf(slug), { copies: media.flatMap(({ draft, path }) => (draft ? [] : [path])) });
  } else if (before !== slug) {
    const [from, to] = [pagePath(kind, before), pagePath(kind, slug)];
    const { aliases = [] } = formIn(entry) as Form & { aliases?: string[] };
    const path = String(entry.get("path"));
    plans.set(path, { move: { kind, from: before, to: slug, path: fileOf(slug) } });
    const kept = aliases.filter((alias) => alias !== to && alias !== from);
    return data.set("address", slug).set("aliases", [...kept, from]);
  }
  return data.set("address", slug);
}

/** Announces the new address of a page, and goes back to its list. */
export async function tellMove(entry: EntryMap): Promise<void> {
  const kind = pageKindOf(entry);
  const [before, slug] = [savedSlug(entry), slugIn(entry)];
  if (!kind || before === undefined || before === slug) return;
  await tell({
    title: "The page has moved",
    text: [
      `It is now at ${pagePath(kind, slug)}. Its old address, ${pagePath(kind, before)}, leads there.`,
    ],
  });
  // The open entry no longer exists under its old address.
  location.hash = `#/collections/${kind.name}`;
}
