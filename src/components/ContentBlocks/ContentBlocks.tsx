import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { Figure } from "../Figure/Figure";
import { RichText } from "../RichText/RichText";
import * as styles from "./ContentBlocks.module.css";

interface ContentBlocksProps {
  blocks: readonly Queries.ContentBlocks_blockFragment[];
  /** Shown at the end of the section whose heading has this id. */
  figure?: { section: string; content: ReactNode } | null | undefined;
}

/** The body of a page: its text, split at its pictures. */
export function ContentBlocks({ blocks, figure }: ContentBlocksProps) {
  return blocks.map(({ html, picture }, index) => {
    if (picture)
      return (
        <Figure
          key={index}
          className={styles.figure}
          picture={picture}
          sizes="(min-width: 100rem) 63rem, (min-width: 83rem) 54rem, (min-width: 64rem) 66vw, 92vw"
        />
      );
    if (!html) return null;
    const heading = figure ? html.indexOf(`<h2 id="${figure.section}"`) : -1;
    if (heading < 0) return <RichText key={index} html={html} />;
    const next = html.indexOf("<h2", heading + 1);
    return (
      <Fragment key={index}>
        <RichText html={next < 0 ? html : html.slice(0, next)} />
        {figure?.content}
        {next < 0 ? null : <RichText html={html.slice(next)} />}
      </Fragment>
    );
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
