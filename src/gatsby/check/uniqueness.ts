/** What may exist only once: addresses, titles, ids. */
import type { Mistake } from "../front-matter";
import { pagePath } from "../paths";
import type { Addresses } from "./addresses";
import type { ContentFiles } from "./read-files";

export function checkUniqueness(files: ContentFiles, addresses: Addresses): Mistake[] {
  const mistakes: Mistake[] = [];
  const addressOwner = new Map<string, string>();
  const titleOwner = new Map<string, string>();

  for (const { kind, slug, file } of files.pageFiles) {
    const address = pagePath(kind, slug).toLowerCase();
    const other = addressOwner.get(address);
    if (other) {
      mistakes.push({
        file,
        line: 1,
        field: "slug",
        problem: `is the same as that of ${other}: both would be ${address}`,
        remedy: "rename or delete one of the two",
      });
    } else addressOwner.set(address, file);
  }

  for (const page of files.pages) {
    const title = page.frontMatter.title.toLowerCase();
    const other = titleOwner.get(title);
    if (other) {
      mistakes.push({
        file: page.file,
        line: page.yaml.lineOf(["title"]),
        field: "title",
        problem: `is the same as that of ${other}`,
        remedy: "give each page a title of its own",
      });
    } else titleOwner.set(title, page.file);
  }

  const aliasOwner = new Map<string, string>();
  for (const page of files.pages) {
    page.frontMatter.aliases?.forEach((alias, index) => {
      const taken = addresses.has(alias) ? "an address of the site" : aliasOwner.get(alias);
      if (taken) {
        mistakes.push({
          file: page.file,
          line: page.yaml.lineOf(["aliases", index]),
          field: `aliases[${index}]`,
          problem: `${alias} is already ${taken === "an address of the site" ? taken : `an alias of ${taken}`}`,
          remedy: "remove it, or name an address that is no longer used",
        });
      } else aliasOwner.set(alias, page.file);
    });
  }

  mistakes.push(...duplicateIds(files));
  return mistakes;
}

function duplicateIds(files: ContentFiles): Mistake[] {
  const mistakes: Mistake[] = [];
  const check = (
    entry: { file: string; yaml: { lineOf(path: readonly PropertyKey[]): number } },
    ids: { id: string; path: PropertyKey[]; field: string }[],
  ) => {
    const seen = new Set<string>();
    for (const { id, path, field } of ids) {
      if (seen.has(id)) {
        mistakes.push({
          file: entry.file,
          line: entry.yaml.lineOf(path),
          field,
          problem: `“${id}” stands twice`,
          remedy: "give each entry an id of its own",
        });
      }
      seen.add(id);
    }
  };
  if (files.faq) {
    const ids = files.faq.data.groups.flatMap((group, g) => [
      { id: group.id, path: ["groups", g, "id"], field: `groups[${g}].id` },
      ...group.entries.map((entry, e) => ({
        id: entry.id,
        path: ["groups", g, "entries", e, "id"],
        field: `groups[${g}].entries[${e}].id`,
      })),
    ]);
    check(files.faq, ids);
  }
  if (files.clients) {
    const ids = files.clients.data.marks.map((mark, m) => ({
      id: mark.id,
      path: ["marks", m, "id"],
      field: `marks[${m}].id`,
    }));
    check(files.clients, ids);
  }
  return mistakes;
}
