import "../styles/global";
import { Fragment, type ReactNode } from "react";
import { Action } from "../components/Action/Action";
import { Footer } from "../components/Footer/Footer";
import { useTarget } from "../components/address";
import { Navbar } from "../components/Navbar/Navbar";
import { SampleNotice } from "../components/BusinessLines/BusinessLines";
import type { LayoutName } from "../content/layout-names";
import { quoteAddress } from "../content/quote-address";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import * as styles from "./Layout.module.css";
import * as quick from "./QuickContact.module.css";

export interface LayoutProps {
  name: LayoutName;
  /** Path of the page that is shown, without a trailing slash. */
  path: string;
  children: ReactNode;
}

/** The same element on every page, so that React does not render it again. */
const footer = <Footer />;

/** The frame of a page, which React keeps from page to page, with a bar for phones, in the layout `service` for its service. */
export function Layout({ name, path, children }: LayoutProps) {
  const { t, language } = useText();
  const { phoneHref } = useBusiness();
  useTarget(path);
  return (
    // Anew in another language: page translators change texts in ways that React cannot update.
    <Fragment key={language}>
      <a className={`${styles.skip} visually-hidden button primary no-print`} href="#main">
        {t("layout.skip")}
      </a>
      <Navbar path={path} />
      <SampleNotice path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <div className={quick.room}>
        <nav className={quick.bar} aria-label={t("quickContact.label")}>
          <Action to={phoneHref} kind="quiet">
            {t("quickContact.call")}
          </Action>
          <Action to={quoteAddress(name === "service" ? path.split("/")[2] : undefined)}>
            {t("quoteActions.request")}
          </Action>
        </nav>
      </div>
    </Fragment>
  );
}
