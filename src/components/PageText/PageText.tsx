import clsx from "clsx";
import { graphql } from "gatsby";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { RuleCards } from "../RuleCards/RuleCards";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import * as styles from "./PageText.module.css";

interface PageTextProps {
  page: Queries.PageText_pageFragment;
}

/** The text of a page with its table of contents and the rules that it names: beside it where the window is wide. */
export function PageText({ page }: PageTextProps) {
  return (
    <div className={clsx(styles.columns, "section wrap")}>
      <div>
        <TableOfContents headings={page.tableOfContents} />
      </div>
      <div className={styles.text}>
        <ContentBlocks blocks={page.blocks} />
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
      ...ContentBlocks_block
    }
    rules {
      ...RuleCards_rule
    }
  }
`;
