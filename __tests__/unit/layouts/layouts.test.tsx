import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { QuoteActions } from "../../../src/components/Action/Action";
import { TextColumns } from "../../../src/components/layout";
import { Frame } from "../../../src/layouts/Frame";
import { layoutNamed } from "../../../src/layouts/layouts";
import { mockSite, site } from "../../support/component-fixture";

beforeEach(() => mockSite());

/** Shows a page at a path, in the layout that it names; the page may be that of a service. */
function show(name: unknown, path: string, service?: string): void {
  const Layout = layoutNamed(name);
  render(
    <Frame path={path}>
      <Layout service={service}>
        <h1>Its headline</h1>
        <QuoteActions />
      </Layout>
    </Frame>,
  );
}

const quotes = (inside: HTMLElement) =>
  within(inside).getByRole("link", { name: "Request a quote" }).getAttribute("href");
const bar = () => screen.getByRole("navigation", { name: "Quick contact" });

it.each([
  ["default", "default"],
  ["service", "service"],
  ["nonsense", "default"],
  ["toString", "default"],
  [undefined, "default"],
])("a page that names %s has the layout %s", (name, layout) => {
  show(name, "/services/retail");
  expect(screen.getByRole("main")).toHaveAttribute("data-layout", layout);
});

it("every page begins with a skip link, and has its content in main", () => {
  show("default", "/about");
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", "#main");
  expect(
    within(screen.getByRole("main")).getByRole("heading", { name: "Its headline" }),
  ).toBeInTheDocument();
  const notice = screen.getByRole("complementary", { name: "Notice" });
  expect(screen.getByRole("banner").nextElementSibling).toBe(notice);
  expect(notice.nextElementSibling).toBe(screen.getByRole("main"));
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
});

describe("the contents of a text", () => {
  const page = { tableOfContents: [{ id: "first", title: "First part", depth: 2 }] };

  const room = <img src="/room.svg" alt="The room" />;

  /** Shows it, and returns the column with its contents. */
  function showText(name: string, service?: string, drawing?: ReactElement): HTMLElement | null {
    const Layout = layoutNamed(name);
    render(
      <Layout service={service}>
        <TextColumns page={page} drawing={drawing}>
          <p>The text.</p>
        </TextColumns>
      </Layout>,
    );
    const main = within(screen.getByRole("main"));
    return main.getByRole("navigation", { name: "On this page" }).closest(".sticky");
  }

  it("stand beside it in the layout of services, above its drawing", () => {
    const column = showText("service", "retail", room);
    expect(column).not.toContainElement(screen.getByText("The text."));
    expect(column).toContainElement(screen.getByRole("img", { name: "The room" }));
    expect(column?.querySelector("a")).toHaveAttribute("href", "#first");
  });

  it("stand above a request for the service where it has no drawing", () => {
    const column = showText("service", "retail");
    expect(column && quotes(column)).toBe("/contact?project=retail");
  });

  it("stand with a request in the layout of services where the page is of no service", () => {
    const column = showText("service");
    expect(column && quotes(column)).toBe("/contact");
  });

  it("stay in view beside it in the default layout too, with no request and no drawing", () => {
    const column = showText("default", undefined, room);
    expect(column).not.toContainElement(screen.getByText("The text."));
    expect(column).not.toContainElement(screen.getByRole("img", { name: "The room" }));
    const main = within(screen.getByRole("main"));
    const contents = main.getByRole("navigation", { name: "On this page" });
    const text = main.getByText("The text.");
    expect(contents.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(main.queryByRole("link", { name: "Request a quote" })).toBeNull();
  });
});

it("requests in the default layout choose no service", () => {
  show("default", "/about");
  expect([quotes(screen.getByRole("main")), quotes(bar())]).toEqual(["/contact", "/contact"]);
});

it("requests of another page in the layout of services choose none", () => {
  show("service", "/blog/two-offers");
  expect([quotes(screen.getByRole("main")), quotes(bar())]).toEqual(["/contact", "/contact"]);
});

it("requests in the layout of services choose the service of the page", () => {
  show("service", "/services/retail", "retail");
  const chosen = "/contact?project=retail";
  expect([quotes(screen.getByRole("main")), quotes(bar())]).toEqual([chosen, chosen]);
  expect(within(bar()).getByRole("link", { name: "Call now" })).toHaveAttribute(
    "href",
    "tel:+17025550142",
  );
});

describe("the number for emergencies", () => {
  const [phone] = site().business.phones;
  const other = { ...phone!, display: "(702) 555-0143", href: "tel:+17025550143" };

  it("stands in the bar and in the menu of phones, with what it is for and its hours", () => {
    const emergency = { ...other, label: "Emergencies", hours: "day and night", emergency: true };
    mockSite({ phones: [phone!, emergency] });
    show("default", "/about");
    const name = "Emergencies: (702) 555-0143, day and night";
    for (const part of [bar(), screen.getByRole("navigation", { name: "Menu", hidden: true })])
      expect(within(part).getByRole("link", { name, hidden: true })).toHaveAttribute(
        "href",
        "tel:+17025550143",
      );
  });

  it("is no other number", () => {
    mockSite({ phones: [phone!, { ...other, label: "Office" }] });
    show("default", "/about");
    expect(within(bar()).getAllByRole("link")).toHaveLength(2);
  });
});
