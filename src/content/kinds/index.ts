/** Every kind of content, in the order in which the editor lists them. */
import { article } from "./article";
import { buildRecap } from "./build-recap";
import { business } from "./business";
import * as data from "./data";
import { place } from "./place";
import { rule } from "./rule";
import { service } from "./service";
import { standalonePage } from "./standalone-page";

export const kinds = [
  service,
  buildRecap,
  article,
  data.faq,
  standalonePage,
  data.cost,
  data.buildStep,
  data.clientMark,
  business,
  rule,
  place,
  data.phase,
  data.schedule,
  data.planUse,
  data.houseYear,
  data.showDate,
  data.term,
  data.searchWord,
] as const;
