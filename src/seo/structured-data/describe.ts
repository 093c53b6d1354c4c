/** What a page is about, as structured data: the nodes that only this page has. Pure. */
import { modifiedDay } from "../last-change";
import type { SiteFacts } from "../site-facts";
import {
  blogPostingNode,
  questionNode,
  recapNode,
  serviceNode,
  type QuestionFacts,
} from "./content";
import { ids, referenceTo, type GraphNode } from "./node";
import type { PageFacts } from "./page";

/** The subject of a page made of Markdown, as its head queries it. */
export type ContentSubject =
  | { kind: "service"; page: Queries.ContentHead_serviceFragment }
  | { kind: "buildRecap"; page: Queries.ContentHead_buildRecapFragment }
  | { kind: "article"; page: Queries.ContentHead_articleFragment };

export type Subject = ContentSubject | { kind: "faq"; questions: readonly QuestionFacts[] };

interface Description {
  /** What the page is mainly about. */
  mainEntity?: PageFacts["mainEntity"];
  /** What it describes besides itself. */
  nodes?: readonly GraphNode[];
}

export function describe({ business }: SiteFacts, subject: Subject): Description {
  const { url } = business;
  if (subject.kind === "faq")
    return { mainEntity: subject.questions.map((question) => questionNode(url, question)) };
  const { kind, page } = subject;
  if (kind === "service")
    return {
      mainEntity: referenceTo(ids.service(url, page.path)),
      nodes: [serviceNode(business, page)],
    };
  const days = { published: page.publishedDay, modified: modifiedDay(page) };
  const node =
    kind === "article"
      ? blogPostingNode(url, { ...page, ...days })
      : recapNode(url, { ...page, ...days });
  return { mainEntity: referenceTo(ids.article(url, page.path)), nodes: [node] };
}
