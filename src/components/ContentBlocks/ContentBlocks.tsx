import { graphql } from "gatsby";
import { Fragment } from "react";
import { Drawing } from "../Drawing/Drawing";
import { Figure } from "../Figure/Figure";
import { Fold } from "../Fold/Fold";
import { Inline, RichText } from "../RichText/RichText";

interface ContentBlocksProps {
  blocks: readonly Queries.ContentBlocks_blockFragment[];
  /** Each is shown at the end of the section whose heading's id it names. */
  drawings?: readonly Queries.Drawing_drawingFragment[];
  /** How many of its sections phones show; they fold the others. */
  unfolded?: number;
}

/** The body of a page: its text, split at its headings and pictures. */
export const ContentBlocks = ({ blocks, drawings = [], unfolded = 99 }: ContentBlocksProps) =>
  sectionsOf(blocks).map(({ section, pieces }, index) => {
    const isFolded = section !== null && index >= unfolded;
    const drawing = drawings.find((one) => one.section === section?.id);
    const heading = section && !isFolded ? `<h2 id="${section.id}">${section.title}</h2>` : "";
    const content = (
      <>
        {pieces.map(({ html, picture }, piece) =>
          picture ? (
            <Figure key={piece} className="block" picture={picture} sizes={sizes} />
          ) : (
            <RichText key={piece} html={(piece === 0 ? heading : "") + (html ?? "")} />
          ),
        )}
        {drawing ? <Drawing drawing={drawing} /> : null}
      </>
    );
    if (!isFolded) return <Fragment key={index}>{content}</Fragment>;
    return (
      <Fold key={index} title={<Inline html={section.title} />} size="xl">
        {/* The id is inside, so that browsers open the section of an address even without our
            script. */}
        <div id={section.id}>{content}</div>
      </Fold>
    );
  });

const sizes = "(min-width: 100rem) 63rem, (min-width: 83rem) 54rem, (min-width: 64rem) 66vw, 92vw";

type Block = Queries.ContentBlocks_blockFragment;

/**
 * Returns the sections of the text, each with its blocks; the first may be what stands ahead of all
 * headings.
 */
function sectionsOf(blocks: readonly Block[]) {
  const sections: { section: Block["section"]; pieces: Block[] }[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last && last.section?.id === block.section?.id) last.pieces.push(block);
    else sections.push({ section: block.section, pieces: [block] });
  }
  return sections;
}

export const query = graphql`
  fragment ContentBlocks_block on ContentBlock {
    section {
      id
      title
    }
    html
    picture {
      ...Picture_picture
    }
  }
`;
