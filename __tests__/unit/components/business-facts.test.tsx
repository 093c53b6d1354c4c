import { act, render, screen, within } from "@testing-library/react";
import { Contacts } from "../../../src/components/Contacts/Contacts";
import { Footer } from "../../../src/components/Footer/Footer";
import { LicenseLine } from "../../../src/components/LicenseLine/LicenseLine";
import { RatingLine } from "../../../src/components/RatingLine/RatingLine";
import { SampleNotice } from "../../../src/components/SampleNotice/SampleNotice";
import { answerSite, site } from "../../support/component-fixture";

beforeEach(() => answerSite());

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
    expect(container).toHaveTextContent(
      "No contractor’s license has been issued to this business, and no work is offered.",
    );
    answerSite({ sample: false });
    rerender(<SampleNotice />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("Contacts", () => {
  afterEach(() => jest.useRealTimers());

  it("marks today, as the day is in Las Vegas", () => {
    jest.useFakeTimers({ now: new Date("2026-07-02T05:00:00Z") });
    render(<Contacts />);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText("Wednesday, today").closest("li")).toHaveAttribute(
      "aria-current",
      "date",
    );
    expect(screen.getByText("Thursday")).toBeInTheDocument();
  });

  it("names the time zone of the hours", () => {
    const { hours } = site().business!;
    answerSite({ hours: { ...hours, timeZone: "America/Denver", zone: "Mountain time" } });
    render(<Contacts />);
    expect(screen.getByText("Hours, Mountain time")).toBeInTheDocument();
  });
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
  expect(footer.getByText(/No contractor’s license has been issued/)).toBeInTheDocument();
});
