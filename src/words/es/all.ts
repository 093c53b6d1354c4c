import type * as en from "../en/all";
import { content } from "./content";
import { home } from "./home";
import { usePlaces } from "./places";
import { service } from "./service";
import { shared } from "./shared";
import { steps } from "./steps";

/** All Spanish words: for the editor's preview and tests. */
export const allWords: typeof en.allWords = {
  shared,
  content,

  home,
  steps,
  service,
  places: { usePlaces },
};
