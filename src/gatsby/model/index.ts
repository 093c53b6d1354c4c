/** The content model: what each kind of content file may say. */
export * from "./fields";
export { service } from "./service";
export { buildRecap } from "./build-recap";
export { article } from "./article";
export { faqEntry, faqFile } from "./faq";
export { clientMark, clientsFile } from "./client-mark";
export { business } from "./business";
