import { graphql } from "gatsby";
import { dayText } from "../../../content/day";
import { unbroken, useText } from "../../../i18n";
import { oldestCheck } from "../../../seo/page";
import * as styles from "./RuleEntry.module.css";

/** Rules in full, each at its own address: what it says, and, behind a disclosure, whom it binds, its source and the day it was checked. */
export function RuleEntries({ rules }: { rules: readonly Queries.RuleEntry_ruleFragment[] }) {
  const { t } = useText();
  return (
    <div className="ruled">
      {rules.map(
        ({ entryId, title, sentence, audience, citation, url, checkedNote, grade, isDue }) => (
          <div key={entryId} id={entryId} className={`${styles.entry} spaced-links`}>
            <h3>{title}</h3>
            <p className="measure">{unbroken(sentence)}</p>
            <details className="note" data-print="open">
              <summary className="chevron no-print">
                {isDue ? checkedNote : t(`rule.standing.${grade as "text"}`)}
              </summary>
              <p className="measure">
                {audience} · {url ? <a href={url}>{citation}</a> : citation} · {checkedNote}
              </p>
            </details>
          </div>
        ),
      )}
    </div>
  );
}

/** Says since which day every rule of a page has been checked. */
export function CheckedSince({ rules }: { rules: readonly { readonly checked: string }[] }) {
  const { t, locale } = useText();
  const oldest = oldestCheck(rules);
  return oldest ? <p>{t("rule.checkedOnce", { date: dayText(oldest, locale) })}</p> : null;
}

export const query = graphql`
  fragment RuleEntry_rule on Rule {
    entryId
    title
    sentence
    audience
    citation
    url
    checkedNote
    grade
    isDue
  }
`;
