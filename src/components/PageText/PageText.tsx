import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { RuleCards } from "../RuleCards/RuleCards";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import * as styles from "./PageText.module.css";

interface PageTextProps {
  page: Queries.PageText_pageFragment;
  /** Shown between the opening and the rest of the text. */
  children?: ReactNode;
}

/** The text of a page with its table of contents and the rules that it names, both beside it where the window is wide. */
export function PageText({ page, children }: PageTextProps) {
  const { blocks, drawings } = page;
  return (
    <div className={clsx(styles.columns, "section wrap")}>
      {/* A phone goes without the contents where something else follows the opening of the text. */}
      <div className={clsx(styles.rail, "sticky", children && "wide-only")}>
        <TableOfContents headings={page.tableOfContents} />
      </div>
      <div className={styles.text}>
        <ContentBlocks blocks={blocks.filter(({ opening }) => opening)} drawings={drawings} />
        {children}
        <ContentBlocks blocks={blocks.filter(({ opening }) => !opening)} drawings={drawings} />
      </div>
      <RuleCards rules={page.rules} />
    </div>
  );
}

export const query = graphql`
  fragment PageText_page on ContentPage {
    tableOfContents {
      id
      title
      depth
    }
    blocks {
      opening
      ...ContentBlocks_block
    }
    rules {
      path
      title
      sentence
      checkedNote
    }
    drawings {
      ...Drawing_drawing
    }
  }
`;
