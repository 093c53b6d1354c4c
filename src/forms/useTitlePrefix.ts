import { useEffect } from "react";
import { useFormWords } from "../words/words";

/** The first thing a screen reader says of a page is its title (https://design-system.service.gov.uk/components/error-summary/). */
export function useTitlePrefix(failing: boolean): void {
  const { errorPrefix: prefix } = useFormWords();
  useEffect(() => {
    if (!failing) return undefined;
    document.title = prefix + document.title.replace(prefix, "");
    return () => {
      document.title = document.title.replace(prefix, "");
    };
  }, [failing, prefix]);
}
