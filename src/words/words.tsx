/**
 * The words of the code: a module for each room and language, which a page brings along. English is the type of every language.
 * docs/decisions/typed-catalog.md
 */
import { createContext, useContext, type ComponentType } from "react";
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

/** What both forms ask, and how they find fault with it. */
export type FormMessages = typeof formMessages;
export type ContactMessages = typeof contactMessages;
export type EmploymentMessages = typeof employmentMessages;

export interface Words {
  /** What is on every page, or in several components. */
  shared: typeof shared;
  /** What is around and in the text of services, build logs and articles. */
  content?: typeof content;
  /** What every form says; each form has a room besides. */
  forms?: typeof forms;
  contact?: ContactMessages;
  employment?: typeof employment;
  sent?: typeof sent;
  /** What several pages need of the tools; each tool has a room besides. */
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
  /** How a build runs. */
  steps?: typeof steps;
  /** A service's article. */
  service?: typeof service;
  /** The places with their permit offices, in the page's language. */
  places?: { usePlaces: typeof usePlaces };
}

/** The rooms that the shown page brings along. The layouts' wrapper provides them, and `withWords` in a head. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** The words of a room of the page. */
export function useRoom<Room extends keyof Words>(room: Room): NonNullable<Words[Room]> {
  const words = (useContext(WordsContext) ?? defaultWords)?.[room];
  if (!words) throw new Error(`This page has no room "${room}" among its words.`);
  return words;
}

export const useWords = () => useRoom("shared");
export const useContentWords = () => useRoom("content");
export const useFormWords = () => useRoom("forms");
export const useToolWords = () => useRoom("tools");
export type ToolWords = NonNullable<Words["tools"]>;
export const useHomeWords = () => useRoom("home");
export const useStepWords = () => useRoom("steps");
export const useServiceWords = () => useRoom("service");
export const usePlaceWords = () => useRoom("places");

/** A page's `Head`, which Gatsby renders apart from the page, with the page's words. */
export function withWords<Props extends object>(words: Words, Head: ComponentType<Props>) {
  return function HeadWithWords(props: Props) {
    return (
      <WordsContext.Provider value={words}>
        <Head {...props} />
      </WordsContext.Provider>
    );
  };
}
