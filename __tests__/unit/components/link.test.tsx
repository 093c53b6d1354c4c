import { render, screen } from "@testing-library/react";
import { Link, ShownPath } from "../../../src/components/Link/Link";

const show = (to: string, shown: string) => {
  render(
    <ShownPath.Provider value={shown}>
      <Link to={to} className="quiet">
        Where it leads
      </Link>
    </ShownPath.Provider>,
  );
  return screen.getByRole("link", { name: "Where it leads" });
};

test("a link is an anchor with its props", () => {
  const link = show("/contact?project=casita", "/about");
  expect(link).toHaveAttribute("href", "/contact?project=casita");
  expect(link).toHaveClass("quiet");
  expect(link).not.toHaveAttribute("aria-current");
});

test("a link to the current page is marked", () => {
  expect(show("/about", "/about")).toHaveAttribute("aria-current", "page");
});

test.each(["/faq#deposit", "/about-us", "/"])("on /about, %s is another page", (to) => {
  expect(show(to, "/about")).not.toHaveAttribute("aria-current");
});
