import clsx from "clsx";
import { useContext } from "react";
import { Action } from "../components/Action/Action";
import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { ChosenService, LayoutColumns, type TextColumnsProps } from "../components/layout";
import { quoteAddress } from "../content/quote-address";
import { useText } from "../i18n";
import { useIsThere } from "../i18n/site";
import { Main, type LayoutProps } from "./Frame";
import { QuickContact } from "./QuickContact";
import * as styles from "./Service.module.css";

/**
 * The layout `service`: the contents stand beside the text where the window is wide, with its
 * drawing or a request below them; on the page of a service every request has that service chosen.
 */
export function Service({ service, children }: LayoutProps) {
  return (
    <ChosenService.Provider value={service}>
      <LayoutColumns.Provider value={ContentsBeside}>
        <Main layout="service">{children}</Main>
        <QuickContact />
      </LayoutColumns.Provider>
    </ChosenService.Provider>
  );
}

/**
 * What stands beside the text stays in view, and scrolls by itself where the window is too low for
 * it.
 */
function ContentsBeside({ page, drawing, aside, children }: TextColumnsProps) {
  return (
    <div className={clsx(styles.pair, drawing && styles.drawn, "section wrap")}>
      <div className={clsx(styles.rail, "scrolls sticky")}>
        <TableOfContents page={page} />
        {drawing}
        {drawing ? null : <Request />}
      </div>
      <div>
        {children}
        {aside}
      </div>
    </div>
  );
}

/** Asks for a quote for the service; phones have their own bar for it. */
function Request() {
  const { t } = useText();
  const address = quoteAddress(useContext(ChosenService));
  return useIsThere()(address) ? (
    <div className="alert stack small wide-only no-print">
      <p>{t("contents.quote")}</p>
      <Action to={address} kind="quiet">
        {t("quoteActions.request")}
      </Action>
    </div>
  ) : null;
}
