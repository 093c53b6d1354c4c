import "../styles/global";
import { Fragment, type ReactNode } from "react";
import { useTarget } from "../components/address";
import { SampleNotice } from "../components/BusinessLines/BusinessLines";
import { Footer } from "../components/Footer/Footer";
import { Navbar } from "../components/Navbar/Navbar";
import type { LayoutName } from "../content/layout-names";
import { useText } from "../i18n";
import { dataAttribute } from "../styles/data-attributes";
import * as styles from "./Frame.module.css";

/** What a layout is given of the page in it. */
export interface LayoutProps {
  /** Slug of the service that the page is about, if it is about one. */
  service?: string | undefined;
  children: ReactNode;
}

/** A page in its layout, with its path. */
export interface FrameProps {
  /** Path of the page that is shown, without a trailing slash. */
  path: string;
  /** The page in its layout. */
  children: ReactNode;
}

/** The same element on every page, so that React does not render it again. */
const footer = <Footer />;

/** What both layouts stand in: React keeps it from page to page. */
export function Frame({ path, children }: FrameProps) {
  const { t, language } = useText();
  useTarget(path);
  return (
    // A new element in another language: page translators change texts in ways that React cannot
    // update.
    <Fragment key={language}>
      <a className={`${styles.skip} visually-hidden button primary no-print`} href="#main">
        {t("layout.skip")}
      </a>
      <Navbar path={path} />
      <SampleNotice path={path} />
      {children}
      {footer}
    </Fragment>
  );
}

/** The page itself; `data-layout` tells the layouts apart. */
export const Main = ({ layout, children }: { layout: LayoutName; children: ReactNode }) => (
  <main id="main" className={styles.main} tabIndex={-1} {...dataAttribute("layout", layout)}>
    {children}
  </main>
);
