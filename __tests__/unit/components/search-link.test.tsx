import { fireEvent, render, screen, within } from "@testing-library/react";
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
  render(<SearchLink className="" />);
  expect(click()).toBe(false);
  expect(await screen.findByRole("dialog", { name: "Search" })).toBeVisible();
});

it("opens the search by the / key until that is turned off, and again once it is back", async () => {
  localStorage.clear();
  render(<SearchLink className="" />);
  const press = () => fireEvent.keyDown(document.body, { key: "/" });
  expect(link()).toHaveAttribute("aria-keyshortcuts", "/");
  expect(press()).toBe(false);
  const dialog = await screen.findByRole("dialog", { name: "Search" });

  const choice = within(dialog).getByRole("checkbox", { name: "The / key opens the search" });
  expect(choice).toBeChecked();
  fireEvent.click(choice);
  expect(choice).not.toBeChecked();
  expect(link()).not.toHaveAttribute("aria-keyshortcuts");
  expect(localStorage.getItem("slash-key")).toBe("off");
  fireEvent(dialog, new Event("close"));
  expect(press()).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();

  click();
  fireEvent.click(await screen.findByRole("checkbox"));
  expect(localStorage.getItem("slash-key")).toBe("on");
  fireEvent(screen.getByRole("dialog"), new Event("close"));
  expect(press()).toBe(false);
  await screen.findByRole("dialog");
});

it.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "leaves a click with a modifier to the browser: %s",
  (key) => {
    render(<SearchLink className="" />);
    expect(click({ [key]: true })).toBe(true);
  },
);
