import { useEffect, useState, type ReactNode } from "react";
import { languageOf } from "../content/language";
import { defaultWords } from "../words/default-words";
import { WordsContext, type Words } from "../words/words";

/** Words of every page, by language: each a file of script that all pages of its language have. */
const languages = {
  en: () => import("../words/en/shared"),
  es: () => import("../words/es/shared"),
};

interface WithWordsProps {
  /** None where the first page of a visit could not be loaded. */
  words: Words | undefined;
  path: string;
  children: ReactNode;
}

/** Gives a page its words: those it brings, else those that every page of its language has. */
export function WithWords({ words, path, children }: WithWordsProps) {
  const [loaded, setLoaded] = useState<Words>();
  useEffect(() => {
    if (!words) void languages[languageOf(path).language]().then(setLoaded);
  }, [words, path]);
  const known = words ?? loaded ?? defaultWords;
  return known ? <WordsContext.Provider value={known}>{children}</WordsContext.Provider> : null;
}
