import type { LayoutProps } from "./layouts";
import { ChosenService } from "../components/Action/Action";
import { Main } from "./Frame";
import { QuickContact } from "./QuickContact";

/**
 * The layout `service`: every request on the page has its service chosen, and the list of contents stands beside the text
 * where the window is wide.
 */
export function Service({ path, children }: LayoutProps) {
  const [, , slug] = path.split("/");
  return (
    <ChosenService.Provider value={slug}>
      <Main layout="service">{children}</Main>
      <QuickContact />
    </ChosenService.Provider>
  );
}
