import clsx from "clsx";
import { graphql } from "gatsby";
import { useContext } from "react";
import { quoteAddress } from "../../content/quote-address";
import { contentsId, ruleCardsId } from "../../content/sections";
import { unbroken, useText } from "../../i18n";
import { Action, ChosenService } from "../Action/Action";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { Fold } from "../Fold/Fold";
import { Deferred } from "../Opening/Opening";
import { Link } from "../Link/Link";
import * as styles from "./PageText.module.css";

interface PageTextProps {
  page: Queries.PageText_pageFragment;
  /** Shown between the opening and the rest of the text. */
  children?: React.ReactNode;
  /** How many sections of the rest phones show unfolded. */
  unfolded?: number;
}

/**
 * The text of a page with its table of contents and the rules that it names. In the layout `service` the contents stand beside
 * the text where the window is wide, with a request for the service; in the default one above it.
 */
export function PageText({ page, children, unfolded = 0 }: PageTextProps) {
  const service = useContext(ChosenService);
  const { t } = useText();
  const { blocks, drawings } = page;
  const contents = <TableOfContents page={page} />;
  return (
    <div className={clsx(service ? styles.besideContents : styles.withRules, "section wrap")}>
      {service ? (
        // A phone goes without where something else follows the opening of the text.
        <div className={clsx(styles.rail, "sticky", children && "wide-only")}>
          {contents}
          <div className="alert after stack small wide-only no-print">
            <p>{t("contents.quote")}</p>
            <Action to={quoteAddress(service)} kind="quiet">
              {t("quoteActions.request")}
            </Action>
          </div>
        </div>
      ) : null}
      <div className={styles.text}>
        {service ? null : <div className="block">{contents}</div>}
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
        <RuleCards page={page} />
      </Deferred>
    </div>
  );
}

/** Links to the second-level headings of the page. */
function TableOfContents({ page }: Pick<PageTextProps, "page">) {
  const { t } = useText();
  const headings = page.tableOfContents.filter(({ depth }) => depth === 2);
  return (
    <nav className="no-print" aria-labelledby={contentsId}>
      <Fold id={contentsId} title={t("contents.title")}>
        <ol className={clsx(styles.contents, "ruled columns small")}>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{unbroken(title)}</a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}

/** The rules that a page names: each as one sentence, with a link to its entry and its check note. */
function RuleCards({ page }: Pick<PageTextProps, "page">) {
  const { t } = useText();
  return page.rules.length > 0 ? (
    <aside aria-labelledby={ruleCardsId}>
      <Fold id={ruleCardsId} title={t("ruleCards.title")}>
        <ul className={styles.rules}>
          {page.rules.map(({ path, title, sentence, checkedNote }) => (
            <li key={path} className="alert">
              <Link to={path} className="label">
                {title}
              </Link>
              <p>{unbroken(sentence)}</p>
              <p className="note">{checkedNote}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </aside>
  ) : null;
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
