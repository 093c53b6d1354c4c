import type { LayoutProps } from "./layouts";
import { ChosenService } from "../components/layout";
import { Main } from "./Frame";
import { QuickContact } from "./QuickContact";

/**
 * The layout `service`: the list of contents stands beside the text where the window is wide, and on the page of a service every
 * request has that service chosen.
 */
export function Service({ service, children }: LayoutProps) {
  return (
    <ChosenService.Provider value={service}>
      <Main layout="service">{children}</Main>
      <QuickContact />
    </ChosenService.Provider>
  );
}
