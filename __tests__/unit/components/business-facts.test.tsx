import { act, render, screen, within } from "@testing-library/react";
import { Contacts } from "../../../src/components/Contacts/Contacts";
import { Footer } from "../../../src/components/Footer/Footer";
import {
  LicenseLine,
  RatingLine,
  SampleNotice,
} from "../../../src/components/BusinessLines/BusinessLines";
import { HomeHero } from "../../../src/components/HomeHero/HomeHero";
import { mockSite, site, standalonePage } from "../../support/component-fixture";

beforeEach(() => mockSite());

const licensed = () => ({
  license: { ...site().business.license, label: "NSCB license #: 0000000" },
});

describe("lines about the business", () => {
  it("show the license and where to verify it, or nothing without a number", () => {
    const { container, rerender } = render(<LicenseLine />);
    expect(container).toBeEmptyDOMElement();
    mockSite(licensed());
    rerender(<LicenseLine />);
    expect(container).toHaveTextContent("NSCB license #: 0000000");
    expect(screen.getByRole("link")).toHaveAttribute("href", "https://board.example");
  });

  it("show the license in the home page's hero and the footer once there is a number", () => {
    const shown = () => [
      within(render(<HomeHero page={standalonePage("/")} />).container).queryByText(/NSCB/),
      within(render(<Footer />).container).queryByText(/NSCB/),
    ];
    expect(shown()).toEqual([null, null]);
    mockSite(licensed());
    for (const line of shown()) expect(line).toBeInTheDocument();
  });

  it("show the rating with its note, or with its source", () => {
    const { container, rerender } = render(<RatingLine />);
    expect(container).toHaveTextContent("Rated 4.9 / 5 from 50 reviews · A placeholder.");
    mockSite({
      rating: {
        value: 4.9,
        count: 50,
        best: 5,
        worst: 1,
        text: "4.9 / 5 from 50 reviews",
        note: "A placeholder.",
        source: "Reviews",
        url: "https://r.example",
      },
    });
    rerender(<RatingLine />);
    expect(container).not.toHaveTextContent("placeholder");
    expect(screen.getByRole("link", { name: "Reviews" })).toHaveAttribute(
      "href",
      "https://r.example",
    );
  });

  it("say that the business is a sample while it is one", () => {
    const { container, rerender } = render(<SampleNotice />);
    expect(screen.getByRole("complementary", { name: "Notice" })).toHaveTextContent(
      "Sample website. No contractor’s license has been issued to this business, and no work is offered.",
    );
    mockSite({ sample: false });
    rerender(<SampleNotice />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("Contacts", () => {
  afterEach(() => jest.useRealTimers());

  it("shows the hours in one line, and whether the office is open now", () => {
    jest.useFakeTimers({ now: new Date("2026-07-02T05:00:00Z") });
    render(<Contacts />);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText("8 am–5 pm, every day")).toBeInTheDocument();
    expect(screen.getByText("Closed · opens 8 am")).toBeInTheDocument();
  });

  it("names the time zone of the hours", () => {
    const { hours } = site().business;
    mockSite({ hours: { ...hours, timeZone: "America/Denver", zone: "Mountain time" } });
    render(<Contacts />);
    expect(screen.getByText("Hours, Mountain time")).toBeInTheDocument();
  });
});
