import { graphql } from "gatsby";
import { Fold } from "../../../components/Fold/Fold";
import { Link } from "../../../components/Link/Link";
import { useText } from "../../../i18n";
import { ruleCardsId } from "../ids";
import * as styles from "./RuleCards.module.css";

interface RuleCardsProps {
  page: Queries.RuleCards_pageFragment;
  /** Whether they stand in a fold already. */
  isOpen?: boolean;
}

/**
 * The rules that a page has on cards: each leads to its entry. The page's day of the check holds
 * for all but one that is due again.
 */
export function RuleCards({ page, isOpen = false }: RuleCardsProps) {
  const { t } = useText();
  if (page.ruleCards.length === 0) return null;
  const rules = (
    <ul className={styles.rules}>
      {page.ruleCards.map(({ path, title, checkedNote, isDue }) => (
        <li key={path}>
          <Link to={path} className="label">
            {title}
          </Link>
          {isDue ? <p className="note">{checkedNote}</p> : null}
        </li>
      ))}
    </ul>
  );
  return isOpen ? (
    <aside aria-label={t("ruleCards.title")}>
      <h3>{t("ruleCards.title")}</h3>
      {rules}
    </aside>
  ) : (
    <aside className="sticky" aria-labelledby={ruleCardsId}>
      <Fold id={ruleCardsId} title={t("ruleCards.title")}>
        {rules}
      </Fold>
    </aside>
  );
}

export const query = graphql`
  fragment RuleCards_page on ContentPage {
    ruleCards {
      path
      title
      checkedNote
      isDue
    }
  }
`;
