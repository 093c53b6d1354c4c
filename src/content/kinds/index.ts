/** Every kind of content, in the order in which the editor lists them. */
import { article } from "./article";
import { buildRecap } from "./build-recap";
import { business } from "./business";
import { cost } from "./cost";
import {
  buildStep,
  clientMark,
  faq,
  houseYear,
  phase,
  planUse,
  schedule,
  searchWord,
  showDate,
  term,
} from "./data";
import { place } from "./place";
import { rule } from "./rule";
import { service } from "./service";
import { standalonePage } from "./standalone-page";

export const kinds = [
  service,
  buildRecap,
  article,
  faq,
  standalonePage,
  cost,
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
