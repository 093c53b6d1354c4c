import { useText } from "../../../i18n";
import { useBusiness } from "../../../i18n/site";
import { capOf, sumText, type CapFigures } from "./deposit";

/**
 * In dollars; the first two are below the price at which the percentage and the amount of the rule
 * are the same.
 */
const prices = [4_000, 7_500, 10_000, 20_000];

/** The width of a bar, the highest price being the whole width. */
const percent = (dollars: number) => `${dollars / 200}%`;

/**
 * What the rule on deposits means for contract prices: each price as a bar, with the allowed
 * deposit over it.
 */
export function DepositBars({ figures, home }: { figures: CapFigures; home: string }) {
  const { t, locale } = useText();
  const { currency } = useBusiness();
  const sum = (cents: number) => sumText(cents, locale, currency);
  return (
    <figure className="small after no-print">
      <figcaption className="label">{t("tools.depositBars", { home })}</figcaption>
      <ul className="ruled">
        {prices.map((price) => {
          const cap = capOf(price * 100, figures);
          return (
            <li key={price} className="row apart">
              <span>{t("tools.contract", { price: sum(price * 100) })}</span> <b>{sum(cap)}</b>
              <svg width="100%" height="8" fill="var(--action)" aria-hidden>
                <rect width={percent(price)} height="8" opacity=".25" />
                <rect width={percent(cap / 100)} height="8" />
              </svg>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
