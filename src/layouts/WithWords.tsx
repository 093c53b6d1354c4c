import { useEffect, useState, type ReactNode } from "react";
import { languageOf } from "../content/language";
import { defaultWords } from "../words/default-words";
import { WordsContext, type Words } from "../words/words";

/** The words that every page needs, by language: each is a script file that all pages of its language load. */
const languages = {
  en: () => import("../words/en/shared"),
  es: () => import("../words/es/shared"),
};

interface WithWordsProps {
  /** Undefined when the first page of a visit could not be loaded. */
  words: Words | undefined;
  path: string;
  children: ReactNode;
}

/** Provides a page's words: those that it brings along, else those that all pages of its language share. */
export function WithWords({ words, path, children }: WithWordsProps) {
  const [loaded, setLoaded] = useState<Words>();
  useEffect(() => {
    if (!words) void languages[languageOf(path).language]().then(setLoaded);
  }, [words, path]);
  const value = words ?? loaded ?? defaultWords;
  return value ? <WordsContext.Provider value={value}>{children}</WordsContext.Provider> : null;
}
