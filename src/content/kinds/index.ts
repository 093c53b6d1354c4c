/** Every kind of content; made of the files of this folder by `npm run generate`, so do not edit it. */
import { article } from "./article";
import { buildRecap } from "./build-recap";
import { business } from "./business";
import { clientMark } from "./client-mark";
import { faq } from "./faq";
import { rule } from "./rule";
import { service } from "./service";

export const kinds = [article, buildRecap, business, clientMark, faq, rule, service] as const;
