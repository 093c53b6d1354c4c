import clsx from "clsx";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { Drawing } from "../Drawing/Drawing";
import { Action } from "../Action/Action";
import { RuleCards } from "../RuleCards/RuleCards";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import { quoteAddress } from "../../content/quote-address";
import { useText } from "../../i18n";
import * as styles from "./PageText.module.css";

interface PageTextProps {
  page: Queries.PageText_pageFragment;
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
  /** Shown between the opening and the rest of the text. */
  children?: ReactNode;
}

/** The text of a page with its table of contents and the rules that it names, both beside it where the window is wide. */
export function PageText({ page, project, children }: PageTextProps) {
  const { t } = useText();
  const figures = page.drawings.map((drawing) => ({
    section: drawing.section,
    content: <Drawing drawing={drawing} />,
  }));
  return (
    <div className={clsx(styles.columns, "section wrap")}>
      {/* A phone goes without the quote card, and without the contents where something else follows the opening of the text. */}
      <div className={clsx(styles.rail, "sticky", children && "wide-only")}>
        <TableOfContents headings={page.tableOfContents} />
        <div className={clsx(styles.quote, "tone small stack wide-only no-print")}>
          <p>{t("pageText.quote")}</p>
          <Action to={quoteAddress(project)} kind="quiet">
            {t("quoteActions.request")}
          </Action>
        </div>
      </div>
      <div className={styles.text}>
        <ContentBlocks blocks={page.blocks.filter(({ opening }) => opening)} figures={figures} />
        {children}
        <ContentBlocks blocks={page.blocks.filter(({ opening }) => !opening)} figures={figures} />
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
    drawings {
      ...Drawing_drawing
    }
  }
`;
