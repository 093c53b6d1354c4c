import type { HeadProps } from "gatsby";
import type { ReactNode } from "react";
import { Action, Actions } from "../components/Action/Action";
import { PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { BeforeAfter } from "../components/BeforeAfter/BeforeAfter";
import { BlogEnding } from "../components/BlogEnding/BlogEnding";
import { BuildSteps, BuildStepTable } from "../components/BuildSteps/BuildSteps";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { Checklist } from "../components/Checklist/Checklist";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { Contacts } from "../components/Contacts/Contacts";
import { ContentBlocks } from "../components/ContentBlocks/ContentBlocks";
import { FactStrip } from "../components/FactStrip/FactStrip";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { LicenseLine } from "../components/LicenseLine/LicenseLine";
import { Logo, TextLogo } from "../components/Logo/Logo";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { QuestionList } from "../components/QuestionList/QuestionList";
import { RatingLine } from "../components/RatingLine/RatingLine";
import {
  RelatedArticles,
  RelatedBuildRecaps,
  RelatedGroup,
} from "../components/RelatedList/RelatedList";
import { ServiceMosaic } from "../components/ServiceMosaic/ServiceMosaic";
import { SourceList } from "../components/SourceList/SourceList";
import { TableOfContents } from "../components/TableOfContents/TableOfContents";
import { ThemeSwitch } from "../components/ThemeSwitch/ThemeSwitch";
import { Timeline } from "../components/Timeline/Timeline";
import { SiteHead } from "../seo/SiteHead";
import { allWords } from "../words/en/all";
import { withWords } from "../words/words";
import { useStyleGuideData } from "./useStyleGuideData";

/** The text colors, which are shown on both backgrounds. */
const colors = ["ink", "quiet", "accent", "action", "sage", "danger"];

/** Inlined, to keep it out of the style sheet that visitors load. */
const css = `
${colors.map((color) => `.guide-${color} { color: var(--${color}) }`).join("\n")}
.guide-raised { padding: var(--s1) var(--s2); background: var(--raised) }
.guide-band { padding: var(--s2); color: var(--on-band); background: var(--band) }
.guide-h1 { font-size: var(--t-3xl); line-height: 1.05 }
.guide-h2 { font-size: var(--t-2xl); line-height: 1.1 }
.guide-name { margin-block-end: var(--s3); font-size: var(--t-l) }
`;

/**
 * Shows shared components in their states, with real content; the others are in their states on the pages that use them. It is not
 * published; axe and the screenshots run on it.
 */
function StyleGuidePage() {
  const { service, recap, article, services, marks } = useStyleGuideData();
  if (!service || !recap || !article) return null;
  const pictures = [
    ...article.blocks.flatMap(({ picture }) => picture ?? []),
    ...recap.phases.flatMap(({ picture }) => picture ?? []),
    ...recap.beforeAfter.flatMap(({ before, after }) => [before, after]),
  ];
  return (
    <ImageOverlay pictures={pictures}>
      <style>{css}</style>
      <PageHeader
        page={{ title: "Style Guide", path: "/style-guide" }}
        title="Style guide"
        lead="Shared pieces in their states. This page is not part of the public site."
      />
      <Piece name="Colors">
        <ul className="stack">
          {colors.map((color) => (
            <li key={color} className={`guide-${color}`}>
              {color} on paper <span className="guide-raised">{color} on raised</span>
            </li>
          ))}
        </ul>
      </Piece>
      <Piece name="Type">
        <div className="stack">
          <p className="guide-h1">Headline of a page</p>
          <p className="guide-h2">Headline of a section</p>
          <h3>Headline of a piece</h3>
          <p className="measure">
            Running text: we do, you decide, the authority checks. <a href="#piece-type">A link</a>{" "}
            in it.
          </p>
          <p className="small quiet">Small and quiet text.</p>
        </div>
      </Piece>
      <Piece name="Logo and text logo">
        <Logo /> <TextLogo name="Mojave Meridian" />
      </Piece>
      <Piece name="Actions">
        <Actions>
          <Action to="/contact">Primary</Action>
          <Action to="/contact" kind="quiet">
            Quiet
          </Action>
        </Actions>
      </Piece>
      <Piece name="Business lines">
        <div className="stack">
          <p>
            <LicenseLine />
          </p>
          <p>
            <RatingLine />
          </p>
        </div>
      </Piece>
      <Piece name="Theme switch">
        <div className="guide-band">
          <ThemeSwitch />
        </div>
      </Piece>
      <Piece name="Contacts">
        <Contacts />
      </Piece>
      <Piece name="Fact strip">
        <FactStrip
          facts={[
            { term: "Who permits", text: service.facts.permits },
            { term: "Who reviews", text: service.facts.reviewers },
          ]}
        />
      </Piece>
      <Piece name="Cards">
        <CardGrid lead>
          <Card page={article} sizes="46rem" wide label="November 20, 2026" />
          <Card page={recap} sizes="26rem" />
          <Card page={service} sizes="26rem" />
        </CardGrid>
      </Piece>
      <Piece name="Service mosaic">
        <ServiceMosaic services={services.nodes} columns={3} />
      </Piece>
      <Piece name="Table of contents">
        <TableOfContents headings={article.tableOfContents} />
      </Piece>
      <Piece name="Content blocks">
        <ContentBlocks blocks={article.blocks} />
      </Piece>
      <Piece name="Timeline">
        <Timeline phases={recap.phases} />
      </Piece>
      <Piece name="Before and after">
        {recap.beforeAfter.map((pair) => (
          <BeforeAfter key={pair.title} pair={pair} />
        ))}
      </Piece>
      <Piece name="Question list">
        <QuestionList questions={service.faq} />
      </Piece>
      <Piece name="Build steps">
        <BuildSteps />
        <BuildStepTable />
      </Piece>
      <Piece name="Permit offices and map">
        <PermitOffices />
        <PlacesMap />
      </Piece>
      <Piece name="Checklist">
        <Checklist checklist={article.checklist} />
      </Piece>
      <Piece name="Sources, and none">
        <SourceList sources={article.sources} checked={article.checked} />
        <SourceList sources={[]} checked={article.checked} />
      </Piece>
      <Piece name="Blog ending">
        <BlogEnding />
      </Piece>
      <Piece name="Client logos">
        <ClientLogos marks={marks.nodes} />
      </Piece>
      <RelatedGroup>
        <RelatedArticles pages={[article]} />
        <RelatedBuildRecaps pages={[recap]} />
      </RelatedGroup>
      <CallToAction title="Call to action" project={service.slug}>
        <p>With one or two sentences under it.</p>
      </CallToAction>
    </ImageOverlay>
  );
}

function Piece({ name, children }: { name: string; children: ReactNode }) {
  const id = `piece-${name.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <section id={id} className="section wrap" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className="guide-name">
        {name}
      </h2>
      {children}
    </section>
  );
}

StyleGuidePage.words = allWords;

export default StyleGuidePage;

export const Head = withWords(allWords, ({ location }: HeadProps) => (
  <SiteHead
    title="Style Guide"
    description="Shared pieces of the site in their states, with real content. The page is built while developing and for tests only."
    path={location.pathname}
    isHidden
  />
));
