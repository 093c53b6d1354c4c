import { graphql } from "gatsby";
import { Fold } from "../../../components/Fold/Fold";
import { Link } from "../../../components/Link/Link";
import { unbroken, useText } from "../../../i18n";
import { ruleCardsId } from "../ids";
import * as styles from "./RuleCards.module.css";

/** The rules that a page names: each as one sentence, with a link to its entry and its check note. */
export function RuleCards({ page }: { page: Queries.RuleCards_pageFragment }) {
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
  fragment RuleCards_page on ContentPage {
    rules {
      path
      title
      sentence
      checkedNote
    }
  }
`;
