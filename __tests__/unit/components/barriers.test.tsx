import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { Action, Actions } from "../../../src/components/Action/Action";
import { AreaList } from "../../../src/components/AreaList/AreaList";
import { BeforeAfter } from "../../../src/components/BeforeAfter/BeforeAfter";
import { BlogEnding } from "../../../src/components/BlogEnding/BlogEnding";
import { Breadcrumbs } from "../../../src/components/Breadcrumbs/Breadcrumbs";
import { BuildSteps, BuildStepTable } from "../../../src/components/BuildSteps/BuildSteps";
import { CallToAction } from "../../../src/components/CallToAction/CallToAction";
import { Card } from "../../../src/components/Card/Card";
import { CardGrid } from "../../../src/components/CardGrid/CardGrid";
import { Checklist } from "../../../src/components/Checklist/Checklist";
import { ClientLogos } from "../../../src/components/ClientLogos/ClientLogos";
import { Contacts } from "../../../src/components/Contacts/Contacts";
import { ContentBlocks } from "../../../src/components/ContentBlocks/ContentBlocks";
import { ErrorView } from "../../../src/components/ErrorView/ErrorView";
import { FactStrip } from "../../../src/components/FactStrip/FactStrip";
import { Footer } from "../../../src/components/Footer/Footer";
import { Hero } from "../../../src/components/PageHeader/Hero";
import { PageHeader } from "../../../src/components/PageHeader/PageHeader";
import { QuestionList } from "../../../src/components/QuestionList/QuestionList";
import { RelatedServices } from "../../../src/components/RelatedServices/RelatedServices";
import { ServiceArticle } from "../../../src/components/ServiceArticle/ServiceArticle";
import { ServiceMosaic } from "../../../src/components/ServiceMosaic/ServiceMosaic";
import { SourceList } from "../../../src/components/SourceList/SourceList";
import { TableOfContents } from "../../../src/components/TableOfContents/TableOfContents";
import { Timeline } from "../../../src/components/Timeline/Timeline";
import { ValleyMap } from "../../../src/components/ValleyMap/ValleyMap";
import { barriersIn } from "../../support/axe-dom";
import {
  answerSite,
  clientMarks,
  headings,
  html,
  page,
  pair,
  picture,
  questions,
  service,
  sources,
} from "../../support/component-fixture";

beforeEach(() => answerSite());

const phases = [
  { weeks: "Week 0", title: "The shell", text: html("Chalk lines."), picture: picture("shell") },
  { weeks: "Weeks 1–2", title: "Rough work", text: html("Pipes."), picture: null },
];
const checklist = { title: "Before you sign", items: ["Look up the license.", "Read the scope."] };

const pieces: Record<string, ReactElement> = {
  Actions: (
    <Actions>
      <Action to="/contact">Request a quote</Action>
      <Action to="tel:+1" kind="quiet">
        Call
      </Action>
    </Actions>
  ),
  AreaList: <AreaList />,
  BeforeAfter: <BeforeAfter pair={pair} />,
  BlogEnding: <BlogEnding />,
  Breadcrumbs: (
    <Breadcrumbs
      trail={[
        { title: "Services", path: "/services" },
        { title: "Retail", path: "/services/retail" },
      ]}
    />
  ),
  BuildSteps: <BuildSteps />,
  BuildStepTable: <BuildStepTable />,
  CallToAction: <CallToAction title="Begin">Text</CallToAction>,
  Cards: (
    <CardGrid lead>
      <Card page={page("Casita")} sizes="9rem" wide label="2026" />
      <Card page={page("Hotel")} sizes="9rem" />
    </CardGrid>
  ),
  Checklist: <Checklist checklist={checklist} />,
  ClientLogos: <ClientLogos marks={clientMarks} />,
  Contacts: <Contacts />,
  ContentBlocks: (
    <ContentBlocks
      blocks={[
        { html: "<p>Text</p>", picture: null },
        { html: null, picture: picture("slab", "Illustration: a slab.") },
      ]}
    />
  ),
  ErrorView: <ErrorView status={500} message="Error" />,
  FactStrip: <FactStrip facts={[{ term: "Area", text: "8,500 sq ft" }]} />,
  Footer: <Footer />,
  PageHeader: (
    <PageHeader
      page={{ title: "Retail", path: "/services/retail" }}
      title="Stores"
      lead="One line."
      picture={<Hero picture={picture("store", "Illustration: a store.")} />}
    />
  ),
  QuestionList: <QuestionList questions={questions} />,
  RelatedServices: <RelatedServices pages={[page("Casita")]} />,
  ServiceArticle: <ServiceArticle service={service} />,
  ServiceMosaic: <ServiceMosaic services={[page("Casita"), page("Hotel")]} columns={3} />,
  SourceList: <SourceList sources={sources} checked="November 20, 2026" />,
  TableOfContents: <TableOfContents headings={headings} />,
  Timeline: <Timeline phases={phases} />,
  ValleyMap: <ValleyMap />,
};

it.each(Object.keys(pieces))("%s has no barriers and no style attribute", async (name) => {
  const { container } = render(pieces[name]);
  expect(container).not.toBeEmptyDOMElement();
  expect(container.querySelector("[style]")).toBeNull();
  expect(await barriersIn(container)).toEqual([]);
});
