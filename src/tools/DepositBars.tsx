import { graphql } from "gatsby";
import * as styles from "../components/RuleEntry/TimeLimits.module.css";
import { useToolWords, useWords } from "../words/words";
import { capOf, dollarsText } from "./deposit";

/** In dollars; the first two are below the price at which the percentage and the amount of the rule are the same. */
const prices = [4_000, 7_500, 10_000, 20_000];

/** What the rule `deposit-cap` means for contract prices: each price as a bar, with the allowed deposit over it. */
export function DepositBars({ rule }: { rule: Queries.DepositBars_ruleFragment | null }) {
  const { depositBars } = useToolWords();
  const { locale } = useWords().language;
  return rule ? (
    <figure className={`${styles.limits} no-print`}>
      <figcaption className={styles.caption}>{depositBars.caption}</figcaption>
      <ul>
        {prices.map((price) => {
          const cap = capOf(price * 100, rule.figures);
          return (
            <li key={price}>
              {depositBars.contract(dollarsText(price * 100, locale))}{" "}
              <b>{dollarsText(cap, locale)}</b>
              <svg viewBox={`0 0 ${Math.max(...prices)} 1`} preserveAspectRatio="none" aria-hidden>
                <rect width={price} height="1" opacity=".25" />
                <rect width={cap / 100} height="1" />
              </svg>
            </li>
          );
        })}
      </ul>
    </figure>
  ) : null;
}

export const query = graphql`
  fragment DepositBars_rule on Rule {
    figures {
      value
      unit
    }
  }
`;
