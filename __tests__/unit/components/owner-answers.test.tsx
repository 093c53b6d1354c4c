/** Questions that people ask before they write are shown once the owner has answered them. */
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { slugOf } from "../../../src/content/slug";
import AboutPage from "../../../src/pages/about";
import ContactPage from "../../../src/pages/contact";
import FaqPage from "../../../src/pages/faq";
import { axeViolationsIn } from "../../support/axe-dom";
import { mockSite, standalonePage } from "../../support/component-fixture";

beforeEach(() => mockSite());

const question = "What's the smallest job you take?";
const answer = { html: "<p>One door.</p>", text: "One door." };

const faqEntry = {
  entryId: "deposit",
  question: "How much is a deposit?",
  answer: { html: "<p>So much.</p>", text: "So much." },
  checked: "November 22, 2026",
  sources: [],
  group: { id: "money", title: "Money", order: 1 },
};

function show(Page: unknown, data: object) {
  const Shown = Page as ComponentType<{ data: object }>;
  return render(<Shown data={data} />).container;
}

/** A page's words under the headings that its component places. */
const words = (path: string, titles: Record<string, string>) =>
  standalonePage(
    path,
    Object.entries(titles).map(([id, title]) => ({ id, title, html: "", parts: [] })),
  );

const contact = (questions: object[]) => ({
  page: words("/contact", { next: "After you send", request: "Request a quote", areas: "Where" }),
  afterYouSend: { answer: { html: "<ol><li>We look up the parcel.</li></ol>" } },
  business: { questions },
});
const faq = (questions: object[]) => ({
  page: words("/faq", {
    "before-you-write": "Before you write",
    offices: "Which office permits",
    call: "Ask us directly",
  }),
  allFaqEntry: { nodes: [faqEntry] },
  business: { questions },
});

it("contact begins with the form, and says what happens after sending, with the owner's answers", async () => {
  const container = show(ContactPage, contact([{ question, answer }]));
  const step = screen.getByText("We look up the parcel.");
  const form = container.querySelector("form")!;
  expect(step.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByRole("heading", { name: question })).toBeInTheDocument();
  expect(screen.getByText("One door.")).toBeInTheDocument();
  expect(await axeViolationsIn(container)).toEqual([]);
});

it("contact has no headings of unanswered questions", () => {
  show(ContactPage, contact([]));
  expect(screen.getByRole("heading", { name: "After you send" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: /smallest|first visit|begin/ })).toBeNull();
});

it("the form says what the budget is used for", () => {
  show(ContactPage, contact([]));
  expect(screen.getByLabelText(/Budget/)).toHaveAccessibleDescription(/tell you early what fits/);
});

it("FAQ has the owner's answers in a separate group, each with an id", async () => {
  const container = show(FaqPage, faq([{ question, answer }]));
  expect(screen.getByRole("region", { name: "Before you write" })).toHaveTextContent("One door.");
  expect(container.querySelector(`#${slugOf(question)}`)).toHaveTextContent("One door.");
  expect(await axeViolationsIn(container)).toEqual([]);
});

it("FAQ has no such group without them", () => {
  show(FaqPage, faq([]));
  expect(screen.queryByRole("region", { name: "Before you write" })).toBeNull();
});

describe("about", () => {
  const page = words("/about", {
    build: "What we build",
    run: "How we run a job",
    team: "Whom you meet",
    where: "Where we work",
    standing: "For the record",
    call: "Meet us",
  });
  const data = (business: object) => ({ page, clients: { nodes: [] }, business });

  it("shows no term without a fact", () => {
    show(AboutPage, data({ insurance: null, license: { bond: null }, team: [] }));
    for (const term of ["License", "License bond", "Insurance"])
      expect(screen.queryByText(term)).toBeNull();
    expect(screen.queryByRole("heading", { name: "Whom you meet" })).toBeNull();
    expect(screen.getByText("Payment")).toBeInTheDocument();
  });

  it("shows bond, insurance and people once they are known", async () => {
    const team = [{ name: "A Person", role: "Leads the job" }];
    const container = show(
      AboutPage,
      data({ insurance: "Liability: an insurer", license: { bond: "A surety" }, team }),
    );
    for (const text of ["A surety", "Liability: an insurer", "A Person", "Leads the job"])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(await axeViolationsIn(container)).toEqual([]);
  });
});
