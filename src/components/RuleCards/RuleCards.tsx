import { ruleCardsId } from "../../content/sections";
import { Fold } from "../Fold/Fold";
import { Link } from "../Link/Link";
import { useText } from "../../i18n";
import * as styles from "./RuleCards.module.css";

/** The rules that a page names, beside its text: each as one sentence, with a link to its entry and its check note. */
export function RuleCards({ rules }: { rules: Queries.PageText_pageFragment["rules"] }) {
  const { t } = useText();
  if (rules.length === 0) return null;
  return (
    <aside aria-labelledby={ruleCardsId}>
      <Fold id={ruleCardsId} title={t("ruleCards.title")}>
        <ul className={styles.list}>
          {rules.map(({ path, title, sentence, checkedNote }) => (
            <li key={path} className="tone">
              <Link to={path} className="label">
                {title}
              </Link>
              <p>{sentence}</p>
              <p className="note">{checkedNote}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </aside>
  );
}
