/** The structured data of what a page is about: the nodes that only this page has. Pure. */
import { modifiedDay } from "../last-change";
import { addressIn } from "../../content/language";
import type { SiteIn } from "../site-facts";
import {
  blogPostingNode,
  questionNode,
  recapNode,
  serviceNode,
  type QuestionFacts,
} from "./content";
import { ids, referenceTo, type GraphNode } from "./node";
import type { PageFacts } from "./page";

/** The subject of a page made from Markdown, as its head queries it. */
export type ContentSubject =
  | { kind: "service"; page: Queries.ContentHead_serviceFragment }
  | { kind: "buildRecap"; page: Queries.ContentHead_buildRecapFragment }
  | { kind: "article"; page: Queries.ContentHead_articleFragment };

export type Subject = ContentSubject | { kind: "faq"; questions: readonly QuestionFacts[] };

interface Description {
  /** What the page is mainly about. */
  mainEntity?: PageFacts["mainEntity"];
  /** The nodes of what it describes. */
  nodes?: readonly GraphNode[];
}

export function describe({ business, language }: SiteIn, subject: Subject): Description {
  const { url } = business;
  const faq = addressIn(language, "/faq");
  if (subject.kind === "faq")
    return { mainEntity: subject.questions.map((question) => questionNode(url, faq, question)) };
  const path = addressIn(language, subject.page.path);
  if (subject.kind === "service")
    return {
      mainEntity: referenceTo(ids.service(url, path)),
      nodes: [serviceNode(business, { ...subject.page, path })],
    };
  const days = { published: subject.page.publishedDay, modified: modifiedDay(subject.page) };
  const node =
    subject.kind === "article"
      ? blogPostingNode(url, language, { ...subject.page, ...days, path })
      : recapNode(url, language, { ...subject.page, ...days, path });
  return { mainEntity: referenceTo(ids.article(url, path)), nodes: [node] };
}
