import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { LayoutColumns, type TextColumnsProps } from "../components/layout";
import { Main, type LayoutProps } from "./Frame";
import { QuickContact } from "./QuickContact";
import * as styles from "./Default.module.css";

/**
 * The layout `default`, of every page that names no other: its contents stand right of the text
 * where the window is wide.
 */
export function Default({ children }: LayoutProps) {
  return (
    <LayoutColumns.Provider value={ContentsRight}>
      <Main layout="default">{children}</Main>
      <QuickContact />
    </LayoutColumns.Provider>
  );
}

/**
 * The contents stay in view beside the text, with the aside where it ends. A narrower window has
 * them above the text; a phone, where the text is folds already, has none.
 */
function ContentsRight({ page, drawing, aside, children }: TextColumnsProps) {
  return (
    <div className={`${styles.pair} section wrap`}>
      <div className={`${styles.contents} scrolls sticky`}>
        <TableOfContents page={page} />
      </div>
      <div className={styles.text}>
        {drawing}
        {children}
      </div>
      {aside}
    </div>
  );
}
