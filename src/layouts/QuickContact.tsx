import { useContext } from "react";
import { Action } from "../components/Action/Action";
import { ChosenService } from "../components/layout";
import { quoteAddress } from "../content/quote-address";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import { EmergencyNumber } from "../components/BusinessLines/BusinessLines";
import * as styles from "./QuickContact.module.css";

/**
 * The bar at the foot of a phone: call, or request a quote for the service that the layout has
 * chosen.
 */
export function QuickContact() {
  const { t } = useText();
  const { phoneHref } = useBusiness();
  const service = useContext(ChosenService);
  return (
    <div className={styles.room}>
      <nav className={styles.bar} aria-label={t("quickContact.label")}>
        <EmergencyNumber className={`${styles.emergency} target`} />
        <Action to={phoneHref} kind="quiet">
          {t("quickContact.call")}
        </Action>
        <Action to={quoteAddress(service)} asksForQuote>
          {t("quoteActions.request")}
        </Action>
      </nav>
    </div>
  );
}
