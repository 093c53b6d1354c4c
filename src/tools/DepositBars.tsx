import { Bars } from "../components/Bars/Bars";
import { useText } from "../i18n";
import { capOf, dollarsText, type CapFigures } from "./deposit";

/** In dollars; the first two are below the price at which the percentage and the amount of the rule are the same. */
const prices = [4_000, 7_500, 10_000, 20_000];

/** What the rule `deposit-cap` means for contract prices: each price as a bar, with the allowed deposit over it. */
export function DepositBars({ rule }: { rule: { figures: CapFigures } | null }) {
  const { t, locale } = useText();
  return rule ? (
    <Bars
      caption={t("tools.depositBars")}
      rows={prices.map((price) => {
        const cap = capOf(price * 100, rule.figures);
        return {
          label: t("tools.contract", { price: dollarsText(price * 100, locale) }),
          value: dollarsText(cap, locale),
          of: price,
          part: cap / 100,
        };
      })}
    />
  ) : null;
}
