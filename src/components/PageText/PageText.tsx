import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { Drawing } from "../Drawing/Drawing";
import { RuleCards } from "../RuleCards/RuleCards";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import * as styles from "./PageText.module.css";

interface PageTextProps {
  page: Queries.PageText_pageFragment;
  drawing?: Queries.Drawing_drawingFragment | null;
  /** What stands between the first section and the rest of the text. */
  children?: ReactNode;
}

/** The text of a page with its table of contents and the rules that it names: beside it where the window is wide. */
export function PageText({ page, drawing, children }: PageTextProps) {
  const figure = drawing && { section: drawing.section, content: <Drawing drawing={drawing} /> };
  return (
    <div className={clsx(styles.columns, "section wrap")}>
      <div className={children ? styles.besideOnly : undefined}>
        <TableOfContents headings={page.tableOfContents} />
      </div>
      <div className={styles.text}>
        <ContentBlocks blocks={page.blocks.filter(({ opening }) => opening)} figure={figure} />
        {children}
        <ContentBlocks blocks={page.blocks.filter(({ opening }) => !opening)} figure={figure} />
      </div>
      <RuleCards rules={page.rules} />
    </div>
  );
}

export const query = graphql`
  fragment PageText_page on ContentPage {
    tableOfContents {
      ...TableOfContents_heading
    }
    blocks {
      opening
      ...ContentBlocks_block
    }
    rules {
      ...RuleCards_rule
    }
  }
`;
