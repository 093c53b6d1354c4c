import clsx from "clsx";
import { graphql } from "gatsby";
import { useContext } from "react";
import { quoteAddress } from "../../content/quote-address";
import { useText } from "../../i18n";
import { useIsThere } from "../../i18n/site";
import { Action } from "../Action/Action";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { Deferred } from "../Opening/Opening";
import { Slot } from "../Slot/Slot";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import { ChosenService, ShownLayout } from "../layout";
import * as styles from "./PageText.module.css";

interface PageTextProps {
  page: Queries.PageText_pageFragment;
  /** Shown between the opening and the rest of the text. */
  children?: React.ReactNode;
  /** How many sections of the rest phones show unfolded. */
  unfolded?: number;
}

/**
 * The text of a page with its table of contents, and what extras show beside it. In the layout `service` the contents stand beside
 * the text where the window is wide, with a request for the service; in the default one they stand above it.
 */
export function PageText({ page, children, unfolded = 0 }: PageTextProps) {
  const isBeside = useContext(ShownLayout) === "service";
  const service = useContext(ChosenService);
  const { t } = useText();
  const isThere = useIsThere();
  const { blocks, drawings } = page;
  const contents = <TableOfContents page={page} />;
  return (
    <div className={clsx(isBeside ? styles.besideContents : styles.withAside, "section wrap")}>
      {isBeside ? (
        // A phone goes without where something else follows the opening of the text.
        <div className={clsx(styles.rail, "sticky", children && "wide-only")}>
          {contents}
          {isThere(quoteAddress(service)) ? (
            <div className="alert after stack small wide-only no-print">
              <p>{t("contents.quote")}</p>
              <Action to={quoteAddress(service)} kind="quiet">
                {t("quoteActions.request")}
              </Action>
            </div>
          ) : null}
        </div>
      ) : null}
      <div className={styles.text}>
        {isBeside ? null : <div className="block">{contents}</div>}
        <ContentBlocks blocks={blocks.filter(({ opening }) => opening)} drawings={drawings} />
        <Deferred>
          {children}
          <ContentBlocks
            blocks={blocks.filter(({ opening }) => !opening)}
            drawings={drawings}
            unfolded={unfolded}
          />
        </Deferred>
      </div>
      <Deferred>
        <Slot name="besideText" page={page} />
      </Deferred>
    </div>
  );
}

export const query = graphql`
  fragment PageText_page on ContentPage {
    ...TableOfContents_page
    blocks {
      opening
      ...ContentBlocks_block
    }
    ...PageText_extras
    drawings {
      ...Drawing_drawing
    }
  }
`;
