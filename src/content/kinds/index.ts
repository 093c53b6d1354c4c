/** Every kind of content, in the order in which the editor lists them. */
import { article } from "./article";
import { buildRecap } from "./build-recap";
import { buildStep } from "./build-step";
import { business } from "./business";
import { clientMark } from "./client-mark";
import { faq } from "./faq";
import { houseYear } from "./house-year";
import { phase } from "./phase";
import { place } from "./place";
import { planUse } from "./plan-use";
import { rule } from "./rule";
import { schedule } from "./schedule";
import { searchWord } from "./search-word";
import { service } from "./service";
import { showDate } from "./show-date";
import { standalonePage } from "./standalone-page";
import { term } from "./term";

export const kinds = [
  service,
  buildRecap,
  article,
  faq,
  standalonePage,
  buildStep,
  clientMark,
  business,
  rule,
  place,
  phase,
  schedule,
  planUse,
  houseYear,
  showDate,
  term,
  searchWord,
] as const;
