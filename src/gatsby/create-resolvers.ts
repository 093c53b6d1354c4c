import type { GatsbyNode, Node } from "gatsby";
import path from "node:path";
import { hoursText, licenseLabel, phoneDisplay, phoneHref, ratingText } from "./business";
import { resolveImageDataOnce } from "./image-data";
import {
  countWords,
  parseMarkdown,
  readingMinutes,
  tableOfContents,
  toBlocks,
  toHtmlText,
  toPlainText,
} from "./markdown";
import type { PageKind } from "./model";
import { relationKey } from "./relations";

/** A page's node as `on-create-node` makes it. */
interface PageNode extends Node {
  kind: PageKind;
  slug: string;
  body: string;
  folder: string;
  phases?: { text: string }[];
  lessons?: { text: string }[];
}

interface NodeModel {
  getNodeById(query: { id: string }): Node | null;
  getNodesByIds(query: { ids: string[] }): (Node | null)[];
}

type Context = { nodeModel: NodeModel };

/** Words of everything a reader reads in running text. */
function wordsOf(page: PageNode): number {
  const texts = [
    page.body,
    ...[...(page.phases ?? []), ...(page.lessons ?? [])].map((p) => p.text),
  ];
  return countWords(texts.map(toPlainText).join(" "));
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
    tableOfContents: { resolve: ({ body }: PageNode) => tableOfContents(parseMarkdown(body)) },
    wordCount: { resolve: wordsOf },
    readingTime: { resolve: (source: PageNode) => readingMinutes(wordsOf(source)) },
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
    RichText: {
      html: { resolve: (source: string) => toHtmlText(source) },
      text: { resolve: (source: string) => toPlainText(source) },
    },
    Business: {
      phoneDisplay: { resolve: ({ phone }: { phone: string }) => phoneDisplay(phone) },
      phoneHref: { resolve: ({ phone }: { phone: string }) => phoneHref(phone) },
      emailHref: { resolve: ({ email }: { email: string }) => `mailto:${email}` },
    },
    ImageSharp: { gatsbyImageData: { resolve: resolveImageDataOnce() } },
    Hours: { text: { resolve: hoursText } },
    License: { label: { resolve: licenseLabel } },
    Rating: { text: { resolve: ratingText } },
  });
};
