import { useEffect, useRef } from "react";
import { languageOf } from "../../../content/language";
import { useIsThere } from "../../../i18n/site";
import { SearchField } from "./SearchField";

/**
 * A search for the words of the address that was asked for; nothing where the site has no page
 * /search.
 */
export function SearchForAddress() {
  const field = useRef<HTMLInputElement>(null);
  const isThere = useIsThere()("/search");
  // One built page serves all unknown addresses: only script knows which one was asked for.
  useEffect(() => {
    const terms = languageOf(window.location.pathname)
      .path.replace(/%[\da-f]{2}/gi, " ")
      .match(/[\p{L}\p{N}]+/gu);
    if (field.current) field.current.value ||= terms?.join(" ") ?? "";
  }, []);
  return isThere ? <SearchField field={field} /> : null;
}
