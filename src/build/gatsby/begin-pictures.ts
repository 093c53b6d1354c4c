/**
 * Begins to encode the pictures of the pages while webpack works: Gatsby itself asks for none before its page queries,
 * which come after webpack, and a first build waits for the pictures then. A tenth of a first build's time.
 */
import type { CreatePagesArgs } from "gatsby";
import { registry } from "../../content/registry";
import { metaOf } from "../../content/schema";
import type { TypeConfig } from "./base-types";
import { contentTypes } from "./content-types";

// The arguments are those of components/Picture, so that no further picture is made.
const picture = `{
  file {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        placeholder: NONE
        formats: [AVIF, JPG]
        breakpoints: [400, 750, 1200, 1600, 1920, 2400]
      )
    }
  }
}`;

/** What other pages and entries show themselves. */
const kindTypes = new Set(registry.kinds.map(({ schema }) => metaOf(schema).typeName));

/** Asks for the pictures of a type's own fields, at any depth; undefined where it has none. */
function picturesOf(name: string, types: ReadonlyMap<string, TypeConfig>): string | undefined {
  const asked = Object.entries(types.get(name)?.fields ?? {}).flatMap(([field, { type, args }]) => {
    const inner = type.replace(/[[\]!]/g, "");
    // Fields with arguments, and those of the text, are made of the page's own pictures or parse its body.
    if (args || inner === "ContentBlock" || kindTypes.has(inner)) return [];
    const pictures = inner === "Picture" ? picture : picturesOf(inner, types);
    return pictures ? [`${field} ${pictures}`] : [];
  });
  return asked.length > 0 ? `{ ${asked.join(" ")} }` : undefined;
}

/** A query for every picture in the front matter of pages. Pure. */
export function picturesQuery(): string {
  const types = new Map(contentTypes(registry).types.map((type) => [type.name, type]));
  const lists = registry.pages.flatMap(({ typeName }) => {
    const pictures = picturesOf(typeName, types);
    return pictures ? [`all${typeName} { nodes ${pictures} }`] : [];
  });
  return `{ ${lists.join("\n")} }`;
}

/** Begins the pictures of a first build. A later one has them, and queries only what has changed. */
export async function beginPictures({ cache, graphql }: CreatePagesArgs): Promise<void> {
  const key = "pictures-begun";
  if (process.env.NODE_ENV !== "production" || (await cache.get(key))) return;
  // The page queries tell what is wrong with a picture, with the page that shows it.
  await graphql(picturesQuery());
  await cache.set(key, true);
}
