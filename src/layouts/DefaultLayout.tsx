import "../styles/global";
import type { ReactNode } from "react";
import { Footer } from "../components/Footer/Footer";
import { Navbar } from "../components/Navbar/Navbar";
import { useTypeface } from "./typeface";
import * as styles from "./DefaultLayout.module.css";

export interface LayoutProps {
  /** Path of the page that is shown, without a slash at its end. */
  path: string;
  children: ReactNode;
}

/** The same element for every page, which React need not render again. */
const footer = <Footer />;

/** Skip link, navbar, the page's own content in `<main>`, footer. */
export function DefaultLayout({ path, children }: LayoutProps) {
  useTypeface(path);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Navbar path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}
