import { fireEvent, render, screen } from "@testing-library/react";
import { LanguageSwitch } from "../../../src/components/LanguageSwitch/LanguageSwitch";
import { InSpanish } from "../../support/words";

/** jsdom cannot navigate. */
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  window.addEventListener("click", stay);
});
afterEach(() => {
  window.removeEventListener("click", stay);
  history.replaceState(null, "", "/");
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
