/**
 * The texts of the user interface, one module per namespace and language. A page imports those that it needs. The type of the
 * English module is that of every language: see docs/decisions/typed-catalog.md.
 */
import { createContext, useContext, type ComponentType } from "react";
import type { Language } from "../content/language";
import { LanguageContext } from "../i18n";
import { defaultWords } from "./default-words";
import type { contactMessages } from "./en/contact-form";
import type { content } from "./en/content";
import type { employmentMessages } from "./en/employment-form";
import type { formMessages } from "./en/form-messages";
import type { forms } from "./en/forms";
import type { home } from "./en/home";
import type { employment } from "./en/pages/apply-for-employment";
import type { planner } from "./en/pages/plan";
import type { bids } from "./en/pages/plan/bid-comparison";
import type { casitaLot } from "./en/pages/plan/casita-lot";
import type { convention } from "./en/pages/plan/convention-dates";
import type { deposit } from "./en/pages/plan/deposit";
import type { houseYear } from "./en/pages/plan/house-year";
import type { permitOffice } from "./en/pages/plan/permit-office";
import type { sent } from "./en/pages/thanks";
import type { usePlaces } from "./en/places";
import type { service } from "./en/service";
import type { shared } from "./en/shared";
import type { steps } from "./en/steps";
import type { tools } from "./en/tools";

/** The questions and error messages of both forms. */
export type FormMessages = typeof formMessages;
export type ContactMessages = typeof contactMessages;
export type EmploymentMessages = typeof employmentMessages;

export interface Words {
  /** Texts of every page, and those of several components. */
  shared: typeof shared;
  /** In and around the text of services, build recaps and articles. */
  content?: typeof content;
  /** Shared by all forms; each has a namespace of its own as well. */
  forms?: typeof forms;
  contact?: ContactMessages;
  employment?: typeof employment;
  sent?: typeof sent;
  /** Shared by all tools; each has a namespace of its own as well. */
  tools?: typeof tools;
  bids?: typeof bids;
  casitaLot?: typeof casitaLot;
  convention?: typeof convention;
  deposit?: typeof deposit;
  houseYear?: typeof houseYear;
  permitOffice?: typeof permitOffice;
  planner?: typeof planner;
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
export const useFormWords = () => useNamespace("forms");
export const useToolWords = () => useNamespace("tools");
export type ToolWords = NonNullable<Words["tools"]>;

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
