import { useEffect } from "react";

const prefix = "Error: ";

/** The first thing a screen reader says of a page is its title (https://design-system.service.gov.uk/components/error-summary/). */
export function useTitlePrefix(failing: boolean): void {
  useEffect(() => {
    if (!failing) return undefined;
    document.title = prefix + document.title.replace(prefix, "");
    return () => {
      document.title = document.title.replace(prefix, "");
    };
  }, [failing]);
}
