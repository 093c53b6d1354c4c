import { content } from "./content";
import { contactMessages as contact } from "./contact-form";
import { forms } from "./forms";
import { home } from "./home";
import { employment } from "./pages/apply-for-employment";
import { planner } from "./pages/plan";
import { bids } from "./pages/plan/bid-comparison";
import { casitaLot } from "./pages/plan/casita-lot";
import { convention } from "./pages/plan/convention-dates";
import { deposit } from "./pages/plan/deposit";
import { houseYear } from "./pages/plan/house-year";
import { permitOffice } from "./pages/plan/permit-office";
import { sent } from "./pages/thanks";
import { usePlaces } from "./places";
import { service } from "./service";
import { shared } from "./shared";
import { steps } from "./steps";
import { tools } from "./tools";

/** All English words: for the editor's preview and tests. */
export const allWords = {
  shared,
  content,
  forms,
  contact,
  employment,
  sent,
  tools,

  home,
  steps,
  service,
  bids,
  casitaLot,
  convention,
  deposit,
  houseYear,
  permitOffice,
  planner,
  places: { usePlaces },
};
