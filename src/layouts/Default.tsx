import type { LayoutProps } from "./layouts";
import { Main } from "./Frame";
import { QuickContact } from "./QuickContact";

/** The layout `default`: of every page that names no other. */
export function Default({ children }: LayoutProps) {
  return (
    <>
      <Main layout="default">{children}</Main>
      <QuickContact />
    </>
  );
}
