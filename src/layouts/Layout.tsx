import "../styles/global";
import type { ComponentType, ReactNode } from "react";
import { Footer } from "../components/Footer/Footer";
import { Navbar } from "../components/Navbar/Navbar";
import { SampleNotice } from "../components/SampleNotice/SampleNotice";
import type { LayoutName } from "../content/layout-names";
import { QuickContact } from "./QuickContact";
import { useTypeface } from "../visit/typeface";
import * as styles from "./Layout.module.css";

export interface LayoutProps {
  name: LayoutName;
  /** Path of the page that is shown, without a slash at its end. */
  path: string;
  children: ReactNode;
}

/** What each layout adds to the frame, after the footer. */
const additions: Record<LayoutName, ComponentType<{ path: string }> | undefined> = {
  default: undefined,
  service: QuickContact,
};

/** The same elements for every page, which React need not render again. */
const notice = <SampleNotice />;
const footer = <Footer />;

/**
 * Skip link, navbar, the notice of a sample, the page's own content in `<main>`, footer, and what the named layout adds. One component for all
 * layouts: React then keeps the frame from page to page, and makes only the page anew.
 */
export function Layout({ name, path, children }: LayoutProps) {
  useTypeface(path);
  const Addition = additions[name];
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Navbar path={path} />
      {notice}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {Addition && <Addition path={path} />}
    </>
  );
}
