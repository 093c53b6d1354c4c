import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { Figure } from "../Figure/Figure";
import { RichText } from "../RichText/RichText";

interface ContentBlocksProps {
  blocks: readonly Queries.ContentBlocks_blockFragment[];
  /** Each is shown at the end of the section whose heading's id it names. */
  figures?: readonly SectionFigure[];
}

interface SectionFigure {
  section: string;
  content: ReactNode;
}

/** The body of a page: its text, split at its pictures. */
export function ContentBlocks({ blocks, figures = [] }: ContentBlocksProps) {
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
    return cutAfter(figures, html).map(({ text, content }, part) => (
      <Fragment key={`${index} ${part}`}>
        <RichText html={text} />
        {content}
      </Fragment>
    ));
  });
}

/** Splits the text after each section that has a figure. */
function cutAfter(figures: readonly SectionFigure[], html: string) {
  const parts: { text: string; content?: ReactNode }[] = [];
  let text = "";
  for (const section of html.split(/(?=<h2 )/)) {
    text += section;
    const figure = figures.find(({ section: id }) => section.startsWith(`<h2 id="${id}"`));
    if (!figure) continue;
    parts.push({ text, content: figure.content });
    text = "";
  }
  return text ? [...parts, { text }] : parts;
}

export const query = graphql`
  fragment ContentBlocks_block on ContentBlock {
    html
    picture {
      ...Picture_picture
    }
  }
`;
