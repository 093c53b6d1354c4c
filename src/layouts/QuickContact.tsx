import { Action } from "../components/Action/Action";
import { useBusiness } from "../i18n/site";
import { quoteAddress } from "../content/quote-address";
import { useText } from "../i18n";
import * as styles from "./QuickContact.module.css";

interface QuickContactProps {
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
}

/** A bar at the bottom of a phone's window, to call or to ask for a quote, shown below the first screen. */
export function QuickContact({ project }: QuickContactProps) {
  const { phoneHref } = useBusiness();
  const { t } = useText();
  return (
    <div className={styles.room}>
      <nav className={styles.bar} aria-label={t("quickContact.label")}>
        <Action to={phoneHref} kind="quiet">
          {t("quickContact.call")}
        </Action>
        <Action to={quoteAddress(project)}>{t("quoteActions.request")}</Action>
      </nav>
    </div>
  );
}
