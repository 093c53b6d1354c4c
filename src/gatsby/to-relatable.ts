import type { PageEntry } from "./content";
import type { Relatable } from "./related";

/** What the rule of relations needs of a content file. */
export function toRelatable({ kind, slug, frontMatter }: PageEntry): Relatable {
  const { services, buildRecaps, articles } = frontMatter.related ?? {};
  return {
    kind,
    slug,
    group: "group" in frontMatter ? frontMatter.group : kind,
    declared: {
      ...(services ? { service: services } : {}),
      ...(buildRecaps ? { buildRecap: buildRecaps } : {}),
      ...(articles ? { article: articles } : {}),
    },
  };
}
