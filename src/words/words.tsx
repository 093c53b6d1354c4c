/**
 * The texts of the user interface, one module per namespace and language. A page imports those that it needs. The type of the
 * English module is that of every language: see docs/decisions/typed-catalog.md.
 */
import { createContext, useContext, type ComponentType } from "react";
import type { Language } from "../content/language";
import { LanguageContext } from "../i18n";
import { defaultWords } from "./default-words";
import type { content } from "./en/content";
import type { home } from "./en/home";
import type { usePlaces } from "./en/places";
import type { service } from "./en/service";
import type { shared } from "./en/shared";
import type { steps } from "./en/steps";

export interface Words {
  /** Texts of every page, and those of several components. */
  shared: typeof shared;
  /** In and around the text of services, build recaps and articles. */
  content?: typeof content;
  /** The top of the home page. */
  home?: typeof home;
  /** The steps of a build. */
  steps?: typeof steps;
  /** A service's article. */
  service?: typeof service;
  /** The places with their permit offices, in the page's language. */
  places?: { usePlaces: typeof usePlaces };
}

/** The words of the page that is shown. src/layouts/WithWords.tsx provides them, and `withWords` in a `Head`. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** Returns the page's words in a namespace. */
export function useNamespace<Name extends keyof Words>(name: Name): NonNullable<Words[Name]> {
  const words = (useContext(WordsContext) ?? defaultWords)?.[name];
  if (!words) throw new Error(`This page has no words in the namespace "${name}".`);
  return words;
}

export const useWords = () => useNamespace("shared");
export const useContentWords = () => useNamespace("content");

/** Provides a page's words to its `Head`, which Gatsby renders apart from the page. */
export function withWords<Props extends { pageContext: object }>(
  words: Words,
  Head: ComponentType<Props>,
) {
  return function HeadWithWords(props: Props) {
    const { language = "en" } = props.pageContext as { language?: Language };
    return (
      <LanguageContext.Provider value={language}>
        <WordsContext.Provider value={words}>
          <Head {...props} />
        </WordsContext.Provider>
      </LanguageContext.Provider>
    );
  };
}
