import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { LayoutColumns, type TextColumnsProps } from "../components/layout";
import { Main, type LayoutProps } from "./Frame";
import { QuickContact } from "./QuickContact";
import * as styles from "./Default.module.css";

/** The layout `default`, of every page that names no other: contents stand above the text. */
export function Default({ children }: LayoutProps) {
  return (
    <LayoutColumns.Provider value={ContentsAbove}>
      <Main layout="default">{children}</Main>
      <QuickContact />
    </LayoutColumns.Provider>
  );
}

function ContentsAbove({ page, drawing, aside, children }: TextColumnsProps) {
  return (
    <div className={`${styles.pair} section wrap`}>
      <div>
        <div className="block">
          <TableOfContents page={page} />
        </div>
        {drawing}
        {children}
      </div>
      {aside}
    </div>
  );
}
