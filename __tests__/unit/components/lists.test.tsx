import { fireEvent, render, screen, within } from "@testing-library/react";
import { ClientLogos } from "../../../src/components/ClientLogos/ClientLogos";
import { useTarget } from "../../../src/components/hash";
import { QuestionList } from "../../../src/components/QuestionList/QuestionList";
import { SourceList } from "../../../src/components/SourceList/SourceList";
import { TableOfContents } from "../../../src/components/TableOfContents/TableOfContents";
import { clientMarks, headings, questions } from "../../support/component-fixture";
import { InSpanish } from "../../support/words";

describe("QuestionList", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));
  const details = () => screen.getByText("How much is a deposit?").closest("details");

  it("keeps answers closed", () => {
    render(<QuestionList questions={questions} />);
    expect(details()).not.toHaveAttribute("open");
    expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("How much is a deposit?");
  });

  it("opens the answer in the address, on load and on a change of the hash", () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    window.history.replaceState(null, "", "/faq#deposit");
    const Page = () => {
      useTarget("/faq");
      return <QuestionList questions={questions} />;
    };
    render(<Page />);
    expect(details()).toHaveAttribute("open");
    expect(scroll).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event("hashchange"));
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});

it("TableOfContents links to second-level headings only", () => {
  render(<TableOfContents headings={headings} />);
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  expect(contents.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "#first",
  ]);
});

it("ClientLogos names every mark, and renders nothing without marks", () => {
  const { container, rerender } = render(<ClientLogos marks={clientMarks} />);
  expect(screen.getByRole("img", { name: "Arches" })).toBeInTheDocument();
  rerender(<ClientLogos marks={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test("sources on a Spanish page are marked as English", () => {
  const sources = [
    { title: "NRS chapter 624", url: "https://www.leg.state.nv.us/NRS/NRS-624.html" },
  ];
  const page = { sources, checkedText: "22 de noviembre de 2026" };
  render(<SourceList page={page} />, { wrapper: InSpanish });
  expect(screen.getByText("NRS chapter 624").closest("[lang]")).toHaveAttribute("lang", "en");
});
