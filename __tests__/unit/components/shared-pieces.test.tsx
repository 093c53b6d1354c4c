import { fireEvent, render, screen, within } from "@testing-library/react";
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
import { LicenseLine } from "../../../src/components/LicenseLine/LicenseLine";
import { Hero } from "../../../src/components/PageHeader/Hero";
import { PageHeader } from "../../../src/components/PageHeader/PageHeader";
import { Picture } from "../../../src/components/Picture/Picture";
import { QuestionList } from "../../../src/components/QuestionList/QuestionList";
import { RatingLine } from "../../../src/components/RatingLine/RatingLine";
import { RelatedArticles } from "../../../src/components/RelatedArticles/RelatedArticles";
import { RelatedBlogs } from "../../../src/components/RelatedBlogs/RelatedBlogs";
import { RelatedBuildRecaps } from "../../../src/components/RelatedBuildRecaps/RelatedBuildRecaps";
import { RelatedServices } from "../../../src/components/RelatedServices/RelatedServices";
import { SampleNotice } from "../../../src/components/SampleNotice/SampleNotice";
import { ServiceArticle } from "../../../src/components/ServiceArticle/ServiceArticle";
import { ServiceMosaic } from "../../../src/components/ServiceMosaic/ServiceMosaic";
import { SourceList } from "../../../src/components/SourceList/SourceList";
import { TableOfContents } from "../../../src/components/TableOfContents/TableOfContents";
import { Timeline } from "../../../src/components/Timeline/Timeline";
import { ValleyMap } from "../../../src/components/ValleyMap/ValleyMap";
import { barriersIn } from "../../support/axe-dom";
import { answerSite, page, picture } from "../../support/component-fixture";

beforeEach(() => answerSite());
afterEach(() => jest.useRealTimers());

const html = (text: string) => ({ html: `<p>${text}</p>` });
const headings = [
  { id: "first", title: "First part", depth: 2 },
  { id: "detail", title: "A detail", depth: 3 },
];
const sources = [{ title: "The board", url: "https://board.example" }];
const pair = { title: "The kitchen", before: picture("before"), after: picture("after") };
const phases = [
  { weeks: "Week 0", title: "The shell", text: html("Chalk lines."), picture: picture("shell") },
  { weeks: "Weeks 1–2", title: "Rough work", text: html("Pipes."), picture: null },
];
const marks = [
  {
    markId: "m",
    name: "Sample mark: arches",
    viewBox: "0 0 10 10",
    drawing: "M0 0h9",
    sample: true,
  },
];
const checklist = { title: "Before you sign", items: ["Look up the license.", "Read the scope."] };
const questions = [
  { id: "deposit", question: "How much is a deposit?", answer: html("At most so much.") },
];
const service: Queries.ServiceArticle_serviceFragment = {
  slug: "retail",
  path: "/services/retail",
  title: "Retail Construction",
  heading: "Stores that open on the day",
  promise: "You open when the lease says so.",
  hero: picture("store", "Illustration: a store."),
  facts: { permits: "The county", reviewers: "Fire", trades: "Drywall", occupancy: "Vacant" },
  tableOfContents: headings,
  blocks: [{ html: '<h2 id="first">First part</h2><p>Text.</p>', picture: null }],
  questions: [{ question: "When does the lease begin?", reason: "It sets the pace." }],
  faq: questions,
  sources,
  checked: "November 20, 2026",
};

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
  ClientLogos: <ClientLogos marks={marks} />,
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

describe("Picture", () => {
  it("is lazy, and keeps its room before it is there", () => {
    render(<Picture picture={picture("casita")} sizes="50vw" />);
    const image = screen.getByRole("img", { name: "A casita in the sun" });
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("width", "1600");
    expect(image).toHaveAttribute("height", "1000");
    expect(image).not.toHaveAttribute("fetchpriority");
    expect(document.querySelector("source")).toHaveAttribute("sizes", "50vw");
  });

  it("with priority comes first", () => {
    render(<Picture picture={picture("casita")} sizes="50vw" priority />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("takes other words, or none where they would repeat", () => {
    render(<Picture picture={picture("casita")} sizes="50vw" alt="" />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("is nothing without its file", () => {
    const lost = { ...picture("casita"), file: { publicURL: null, childImageSharp: null } };
    const { container } = render(<Picture picture={lost} sizes="50vw" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("BeforeAfter", () => {
  it("has both pictures in its HTML, and a pressed button that changes which one is seen", () => {
    const { container } = render(<BeforeAfter pair={pair} />);
    expect(screen.getAllByRole("img")).toHaveLength(2);
    const button = screen.getByRole("button", { name: /^Show before\s?: The kitchen$/ });
    expect(button).toHaveAttribute("aria-pressed", "false");
    fireEvent.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(container.firstChild).toHaveAttribute("data-shown", "before");
    fireEvent.click(button);
    expect(container.firstChild).toHaveAttribute("data-shown", "after");
  });
});

describe("QuestionList", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));
  const details = () => screen.getByText("How much is a deposit?").closest("details");

  it("keeps answers closed", () => {
    render(<QuestionList questions={questions} />);
    expect(details()).not.toHaveAttribute("open");
    expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("How much is a deposit?");
  });

  it("opens the answer that the address names, on arrival and later", () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    window.history.replaceState(null, "", "/faq#deposit");
    render(<QuestionList questions={questions} />);
    expect(details()).toHaveAttribute("open");
    expect(scroll).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event("hashchange"));
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});

describe("related pages", () => {
  it.each([
    ["Related articles", RelatedArticles],
    ["More from the blog", RelatedBlogs],
    ["From the build process", RelatedBuildRecaps],
    ["Services", RelatedServices],
  ])("stand under “%s”", (title, Related) => {
    const { rerender, container } = render(<Related pages={[page("Casita")]} />);
    const region = within(screen.getByRole("region", { name: title }));
    expect(region.getByRole("link", { name: "Casita" })).toHaveAttribute(
      "href",
      "/somewhere/casita",
    );
    rerender(<Related pages={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("lines about the business", () => {
  it("say the license and where to check it", () => {
    const { container } = render(<LicenseLine />);
    expect(container).toHaveTextContent("NSCB license #: to be supplied");
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://board.example");
  });

  it("say the rating with its note, or with its source", () => {
    const { container, rerender } = render(<RatingLine />);
    expect(container).toHaveTextContent("Rated 4.9 / 5 from 50 reviews · Sample figure.");
    answerSite({
      rating: {
        value: 4.9,
        count: 50,
        text: "4.9 / 5 from 50 reviews",
        note: null,
        source: "Reviews",
        url: "https://r.example",
      },
    });
    rerender(<RatingLine />);
    expect(screen.getByRole("link", { name: "Reviews" })).toHaveAttribute(
      "href",
      "https://r.example",
    );
  });

  it("say that the business is a sample, while it is one", () => {
    const { container, rerender } = render(<SampleNotice />);
    expect(container).toHaveTextContent("is a sample business");
    answerSite({ sample: false });
    rerender(<SampleNotice />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("Contacts", () => {
  it("marks today, as the day is in Las Vegas", () => {
    jest.useFakeTimers({ now: new Date("2026-07-02T05:00:00Z") });
    render(<Contacts />);
    expect(screen.getByText("Wednesday, today").closest("li")).toHaveAttribute(
      "aria-current",
      "date",
    );
    expect(screen.getByText("Thursday")).toBeInTheDocument();
  });
});

it("ErrorView carries its status, its message and the way back", () => {
  const { container } = render(<ErrorView status={404} message="This page could not be found" />);
  expect(container.firstChild).toHaveAttribute("data-status", "404");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "This page could not be found",
  );
  expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
});

it("TableOfContents links the second level only", () => {
  render(<TableOfContents headings={headings} />);
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  expect(contents.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#first",
  ]);
});

it("CallToAction hands the project type to the form", () => {
  render(
    <CallToAction title="Begin" project="retail">
      Text
    </CallToAction>,
  );
  expect(screen.getByRole("link", { name: "Request a quote" })).toHaveAttribute(
    "href",
    "/contact?project=retail",
  );
});

it("Footer lists every service, the areas, the facts and the notice", () => {
  render(<Footer />);
  const footer = within(screen.getByRole("contentinfo"));
  for (const name of [
    "Retail Construction",
    "Kitchen Remodel",
    "Privacy",
    "Facebook",
    "(702) 555-0142",
  ])
    expect(footer.getByRole("link", { name })).toBeInTheDocument();
  expect(footer.getByText("Pahrump")).toBeInTheDocument();
  expect(footer.getByText("Open 8 am–5 pm, every day")).toBeInTheDocument();
  expect(footer.getByText(/is a sample business/)).toBeInTheDocument();
});

it("ClientLogos says that samples are samples, and is nothing without marks", () => {
  const { container, rerender } = render(<ClientLogos marks={marks} />);
  expect(screen.getByRole("img", { name: "Sample mark: arches" })).toBeInTheDocument();
  expect(screen.getByText(/Sample marks/)).toBeInTheDocument();
  rerender(<ClientLogos marks={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it("ServiceArticle leads to the form with the project type chosen", () => {
  render(<ServiceArticle service={service} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Stores that open on the day",
  );
  expect(screen.getByRole("link", { name: "Request a quote" })).toHaveAttribute(
    "href",
    "/contact?project=retail",
  );
  expect(screen.getByText("Rules last checked on November 20, 2026.")).toBeInTheDocument();
});
