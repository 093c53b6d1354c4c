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
  sectionsOf(blocks).map(({ id, title, pieces }, index) => {
    const isFolded = index >= unfolded;
    const drawing = drawings.find(({ section }) => section === id);
    const content = (
      <>
        {pieces.map(({ heading, html, picture }, piece) =>
          picture ? (
            <Figure key={piece} className="block" picture={picture} sizes={sizes} />
          ) : (
            <RichText key={piece} html={isFolded ? html : heading + html} />
          ),
        )}
        {drawing ? <Drawing drawing={drawing} /> : null}
      </>
    );
    if (!isFolded) return <Fragment key={index}>{content}</Fragment>;
    return (
      <Fold key={index} title={<Inline html={title} />} size="xl">
        {/* The id is inside, so that browsers open the section of an address even without our script. */}
        <div id={id}>{content}</div>
      </Fold>
    );
  });

const sizes = "(min-width: 100rem) 63rem, (min-width: 83rem) 54rem, (min-width: 64rem) 66vw, 92vw";

type Piece = Pick<Queries.ContentBlocks_blockFragment, "picture"> &
  Record<"heading" | "html", string>;

/** Returns the sections of the text: each a heading of the second level with what follows it. */
function sectionsOf(blocks: ContentBlocksProps["blocks"]) {
  const sections = [{ id: "", title: "", pieces: [] as Piece[] }];
  for (const { html, picture } of blocks)
    for (const text of html?.split(/(?=<h2 )/) ?? [""]) {
      const [heading = "", id = "", title = ""] = /^<h2 id="(.*?)">(.*?)<\/h2>/s.exec(text) ?? [];
      if (heading) sections.push({ id, title, pieces: [] });
      sections.at(-1)?.pieces.push({ heading, html: text.slice(heading.length), picture });
    }
  return sections.filter(({ pieces }) => pieces.length > 0);
}

export const query = graphql`
  fragment ContentBlocks_block on ContentBlock {
    html
    picture {
      ...Picture_picture
    }
  }
`;
