import type { MouseEvent } from "react";
import { addressIn, languageOf } from "../../content/language";
import { useLanguage } from "../../i18n";

/** The name of each language in that language. */
const names = { en: "English", es: "Español" };

/** Carries the place on the page and the search query over to the same page in the other language. */
function keepPlace({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.search = location.search;
  link.hash = location.hash;
}

interface LanguageSwitchProps {
  className?: string | undefined;
  /** Path of the page in the original language. */
  path: string;
}

/** A link to the same page in the other language, or to that language's home page where the page is not translated. */
export function LanguageSwitch({ className, path }: LanguageSwitchProps) {
  const other = useLanguage() === "en" ? "es" : "en";
  const same = addressIn(other, path);
  const isThere = languageOf(same).language === other && !path.startsWith("/404");
  return (
    <a
      className={className}
      lang={other}
      hrefLang={other}
      href={isThere ? same : addressIn(other, "/")}
      onClick={keepPlace}
    >
      {names[other]}
    </a>
  );
}
