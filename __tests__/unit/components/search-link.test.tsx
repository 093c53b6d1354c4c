import { fireEvent, render, screen } from "@testing-library/react";
import { SearchLink } from "../../../src/components/Search/SearchLink";

const link = () => screen.getByRole("link", { name: "Search" });

/** Clicks the link. Returns whether the browser would follow it. */
function click(keys: MouseEventInit = {}): boolean {
  let isFollowed = false;
  const take = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", take, { once: true });
  fireEvent.click(link(), keys);
  return isFollowed;
}

it("opens the search over the page", async () => {
  render(<SearchLink />);
  expect(click()).toBe(false);
  expect(await screen.findByRole("dialog", { name: "Search" })).toBeVisible();
});

it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "leaves a click with a modifier to the browser: %s",
  (key) => {
    render(<SearchLink />);
    expect(click({ [key]: true })).toBe(true);
  },
);
