import { content } from "./content";
import { home } from "./home";
import { usePlaces } from "./places";
import { service } from "./service";
import { shared } from "./shared";
import { steps } from "./steps";

/** All English words: for the editor's preview and tests. */
export const allWords = {
  shared,
  content,

  home,
  steps,
  service,
  places: { usePlaces },
};
