import { graphql } from "gatsby";
import { Figure } from "../Figure/Figure";
import { RichText } from "../RichText/RichText";
import * as styles from "./ContentBlocks.module.css";

interface ContentBlocksProps {
  blocks: readonly Queries.ContentBlocks_blockFragment[];
}

/** The body of a page: its text, split at its pictures. */
export function ContentBlocks({ blocks }: ContentBlocksProps) {
  return blocks.map((block, index) => {
    if (block.picture)
      return (
        <Figure
          key={index}
          className={styles.figure}
          picture={block.picture}
          sizes="(min-width: 83rem) 54rem, (min-width: 64rem) 66vw, 92vw"
        />
      );
    return block.html ? <RichText key={index} html={block.html} /> : null;
  });
}

export const query = graphql`
  fragment ContentBlocks_block on ContentBlock {
    html
    picture {
      ...Picture_picture
    }
  }
`;
