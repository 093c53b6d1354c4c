import { fireEvent, render, screen } from "@testing-library/react";
import { LanguageSwitch } from "../../../src/components/LanguageSwitch/LanguageSwitch";
import { axeViolationsIn } from "../../support/axe-dom";
import { InSpanish } from "../../support/words";

const prefer = (...languages: string[]) =>
  jest.spyOn(navigator, "languages", "get").mockReturnValue(languages);

/** jsdom cannot navigate. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  prefer("en-US");
  window.addEventListener("click", stay);
});
afterEach(() => {
  window.removeEventListener("click", stay);
  jest.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const offer = () => screen.queryByRole("link", { name: "Lea esta página en español" });

it("leads to the same page in Spanish", () => {
  render(<LanguageSwitch path="/services/casino" />);
  const link = screen.getByRole("link", { name: "Español" });
  expect(link).toHaveAttribute("href", "/es/services/casino");
  expect(link).toHaveAttribute("lang", "es");
  expect(link).toHaveAttribute("hreflang", "es");
});

it("leads back to English from a Spanish page", () => {
  render(<LanguageSwitch path="/about" />, { wrapper: InSpanish });
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("href", "/about");
});

it("leads from an error to the other language's home page", () => {
  render(<LanguageSwitch path="/404" />, { wrapper: InSpanish });
  expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("href", "/");
});

it("keeps the query and the hash", () => {
  history.replaceState(null, "", "/search?q=deposit#found");
  render(<LanguageSwitch path="/search" />);
  const link = screen.getByRole("link", { name: "Español" });
  fireEvent.click(link);
  expect(link).toHaveProperty("href", `${location.origin}/es/search?q=deposit#found`);
});

describe("the offer", () => {
  it("is shown once to visitors whose browser prefers Spanish", async () => {
    prefer("fr", "es-MX", "en-US");
    const { container, unmount } = render(<LanguageSwitch path="/about" withOffer />);
    expect(offer()).toHaveAttribute("href", "/es/about");
    expect(await axeViolationsIn(container)).toEqual([]);
    unmount();
    render(<LanguageSwitch path="/about" withOffer />);
    expect(offer()).not.toBeInTheDocument();
  });

  it("disappears when it is closed, and on the next page", () => {
    prefer("es");
    const { rerender } = render(<LanguageSwitch path="/about" withOffer />);
    rerender(<LanguageSwitch path="/faq" withOffer />);
    expect(offer()).not.toBeInTheDocument();
    rerender(<LanguageSwitch path="/about" withOffer />);
    fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));
    expect(offer()).not.toBeInTheDocument();
  });

  it.each([["en-US", "es"], ["fr"], []])(
    "is not shown to visitors who prefer another language: %j",
    (...list) => {
      prefer(...list);
      render(<LanguageSwitch path="/about" withOffer />);
      expect(offer()).not.toBeInTheDocument();
    },
  );

  it("is not shown after the switch was used, nor where storage is refused", () => {
    prefer("es");
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("refused");
    });
    const { unmount } = render(<LanguageSwitch path="/about" withOffer />);
    expect(offer()).not.toBeInTheDocument();
    unmount();
    jest.restoreAllMocks();
    prefer("en");
    const english = render(<LanguageSwitch path="/about" />);
    fireEvent.click(screen.getByRole("link", { name: "Español" }));
    english.unmount();
    prefer("es");
    render(<LanguageSwitch path="/about" withOffer />);
    expect(offer()).not.toBeInTheDocument();
  });
});
