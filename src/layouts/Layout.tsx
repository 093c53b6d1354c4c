import "../styles/global";
import type { ReactNode } from "react";
import { Footer } from "../components/Footer/Footer";
import { useTarget } from "../components/hash";
import { Navbar } from "../components/Navbar/Navbar";
import { SampleNotice } from "../components/BusinessLines/BusinessLines";
import type { LayoutName } from "../content/layout-names";
import { QuickContact } from "./QuickContact";
import { useText } from "../i18n";
import * as styles from "./Layout.module.css";

export interface LayoutProps {
  name: LayoutName;
  /** Path of the page that is shown, without a trailing slash. */
  path: string;
  children: ReactNode;
}

/** The same elements on every page, so that React does not render them again. */
const notice = <SampleNotice />;
const footer = <Footer />;

/**
 * Skip link, navbar, the notice that the business is a sample, the page's own content in `<main>`, footer, and a bar for
 * phones, which in the layout `service` asks for a quote for that service. One component for all layouts, so that React
 * keeps the frame from page to page and re-creates only the page.
 */
export function Layout({ name, path, children }: LayoutProps) {
  const { t } = useText();
  useTarget(path);
  return (
    <>
      <a className={`${styles.skip} button primary no-print`} href="#main">
        {t("layout.skip")}
      </a>
      <Navbar path={path} />
      {notice}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <QuickContact project={name === "service" ? path.split("/")[2] : undefined} />
    </>
  );
}
