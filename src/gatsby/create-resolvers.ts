import type { GatsbyNode, Node } from "gatsby";
import path from "node:path";
import {
  businessFields,
  hoursFields,
  licenseFields,
  pageFields,
  ratingFields,
  richTextFields,
} from "./computed-fields";
import { resolveImageDataOnce } from "./image-data";
import { toBlocks } from "./markdown";
import type { PageKind } from "./model";
import { relationKey } from "./relations";

/** A page's node as `on-create-node` makes it. */
interface PageNode extends Node {
  kind: PageKind;
  slug: string;
  body: string;
  folder: string;
}

interface NodeModel {
  getNodeById(query: { id: string }): Node | null;
  getNodesByIds(query: { ids: string[] }): (Node | null)[];
}

type Context = { nodeModel: NodeModel };

/** Resolvers of fields that are made of what their source stores. */
function resolved<Source>(fields: Record<string, (source: Source) => unknown>) {
  const entries = Object.entries(fields).map(([name, make]) => {
    return [name, { resolve: (source: Source) => make(source) }];
  });
  return Object.fromEntries(entries) as Record<string, { resolve: (source: Source) => unknown }>;
}

/** Fields that are computed from the nodes rather than stored in them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  createNodeId,
}) => {
  const related = (kind: PageKind) => ({
    resolve: (source: PageNode, _args: unknown, { nodeModel }: Context) => {
      const relation = nodeModel.getNodeById({ id: createNodeId(relationKey(source)) });
      const ids = (relation?.[kind] as string[] | undefined) ?? [];
      return nodeModel.getNodesByIds({ ids }).filter(Boolean);
    },
  });
  const page = {
    blocks: {
      resolve: ({ body, folder }: PageNode) =>
        toBlocks(body).map((block) =>
          "html" in block
            ? block
            : {
                picture: {
                  ...block.picture,
                  relativePath: path.posix.join(folder, block.picture.src),
                },
              },
        ),
    },
    ...resolved(pageFields),
    relatedServices: related("service"),
    relatedBuildRecaps: related("buildRecap"),
    relatedArticles: related("article"),
  };
  // Gatsby types this function as Function.
  const create = createResolvers as (resolvers: object) => void;
  create({
    Service: page,
    BuildRecap: page,
    Article: page,
    RichText: resolved(richTextFields),
    Business: resolved(businessFields),
    ImageSharp: { gatsbyImageData: { resolve: resolveImageDataOnce() } },
    Hours: resolved(hoursFields),
    License: resolved(licenseFields),
    Rating: resolved(ratingFields),
  });
};
