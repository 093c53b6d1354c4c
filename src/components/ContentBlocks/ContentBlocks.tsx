import { graphql } from "gatsby";
import { Fragment } from "react";
import { Drawing } from "../Drawing/Drawing";
import { Figure } from "../Figure/Figure";
import { RichText } from "../RichText/RichText";

interface ContentBlocksProps {
  blocks: readonly Queries.ContentBlocks_blockFragment[];
  /** Each is shown at the end of the section whose heading's id it names. */
  drawings?: readonly Queries.Drawing_drawingFragment[];
}

/** The body of a page: its text, split at its pictures. */
export function ContentBlocks({ blocks, drawings = [] }: ContentBlocksProps) {
  return blocks.map(({ html, picture }, index) => {
    if (picture)
      return (
        <Figure
          key={index}
          className="block"
          picture={picture}
          sizes="(min-width: 100rem) 63rem, (min-width: 83rem) 54rem, (min-width: 64rem) 66vw, 92vw"
        />
      );
    if (!html) return null;
    return cutAfter(drawings, html).map(({ text, drawing }, part) => (
      <Fragment key={`${index} ${part}`}>
        <RichText html={text} />
        {drawing ? <Drawing drawing={drawing} /> : null}
      </Fragment>
    ));
  });
}

/** Splits the text after each section that has a drawing. */
function cutAfter(drawings: readonly Queries.Drawing_drawingFragment[], html: string) {
  const parts: { text: string; drawing?: Queries.Drawing_drawingFragment | undefined }[] = [];
  let text = "";
  for (const section of html.split(/(?=<h2 )/)) {
    text += section;
    const drawing = drawings.find(({ section: id }) => section.startsWith(`<h2 id="${id}"`));
    if (!drawing) continue;
    parts.push({ text, drawing });
    text = "";
  }
  return text ? [...parts, { text, drawing: undefined }] : parts;
}

export const query = graphql`
  fragment ContentBlocks_block on ContentBlock {
    html
    picture {
      ...Picture_picture
    }
  }
`;
