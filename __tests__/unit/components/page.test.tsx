/** What a page makes of its words, and says where its content is not there: the file at fault. */
import { render, renderHook, screen, within } from "@testing-library/react";
import {
  PageSection,
  PageTop,
  sectionOf,
  useRequired,
  type TextOf,
} from "../../../src/components/Page/Page";
import type { about } from "../../../src/content/component-pages";
import ArticleTemplate from "../../../src/templates/article";
import BuildRecapTemplate from "../../../src/templates/build-recap";
import OwnPageTemplate from "../../../src/templates/own-page";
import ServiceTemplate from "../../../src/templates/service";
import { mockSite, ofExtras, ownPage, pageProps } from "../../support/component-fixture";
import { InSpanish } from "../../support/words";

beforeEach(() => {
  mockSite();
  // React prints what is thrown while it renders.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

/** What a query answers where there is no page. */
const nothing = { __typename: "Query", page: null, offering: null } as const;
const hotel = <ServiceTemplate {...pageProps("/services/hotel", { ...ofExtras, ...nothing })} />;

it.each([
  [
    <ArticleTemplate key="article" {...pageProps("/blog/a-guide", nothing)} />,
    "content/blog/a-guide/index.md",
  ],
  [
    <BuildRecapTemplate key="log" {...pageProps("/build-process/a-log", nothing)} />,
    "content/build-process/a-log/index.md",
  ],
  [hotel, "content/services/hotel/index.md"],
  [
    <OwnPageTemplate key="own" {...pageProps("/our-story", nothing)} />,
    "content/pages/our-story/index.md",
  ],
])("a template names the file of a page that is missing: %#", (page, file) => {
  expect(() => render(page)).toThrow(`${file} is missing`);
});

it("names the file with the words of the page's language", () => {
  expect(() => render(hotel, { wrapper: InSpanish })).toThrow(
    "content/services/hotel/index.es.md is missing",
  );
});

it.each([
  ["/", "en", "content/pages/home/index.md"],
  ["/404", "en", "content/pages/not-found/index.md"],
  ["/plan/deposit", "en", "content/pages/plan/deposit/index.md"],
  ["/about", "es", "content/pages/about/index.es.md"],
])("names the file of %s in %s where it has no such heading", (path, language, file) => {
  expect(() => sectionOf({ path, language, sections: [] }, "call")).toThrow(
    `${file} has no heading with {#call}.`,
  );
});

it("gives a page the sections of its record alone, as TypeScript knows", () => {
  const page: TextOf<typeof about> = ownPage("/about");
  // @ts-expect-error The record of /about has no such section.
  expect(() => sectionOf(page, "hours")).toThrow("has no heading with {#hours}.");
  expect(sectionOf(page, "call").title).toBe("Tell us");
});

it("returns what is there", () => {
  const { result } = renderHook(() => useRequired()("a page", "content/pages/faq/index.md"));
  expect(result.current).toBe("a page");
});

it("without a component shows its facts before its sections, and no empty strip without them", () => {
  const written = { ...ownPage("/our-story"), facts: [{ term: "Open since", text: "A year ago" }] };
  const own = (page: typeof written) => <OwnPageTemplate {...pageProps("/our-story", { page })} />;
  const { rerender } = render(own(written));
  expect(screen.getByText("Open since").tagName).toBe("DT");
  expect(screen.getByText("A year ago")).toBeInTheDocument();
  rerender(own({ ...written, facts: [] }));
  expect(screen.queryByRole("term")).toBeNull();
});

it("gives each part of a section the id to which links lead", () => {
  const parts = [{ id: "pay", title: "What it pays", html: "<p>By the hour.</p>" }];
  const page = ownPage("/our-story", [{ id: "jobs", title: "Jobs", html: "", parts }]);
  render(<PageSection page={page} id="jobs" />);
  expect(document.getElementById("pay")).toHaveTextContent("What it paysBy the hour.");
});

describe("a text of two paragraphs and a list", () => {
  const html = "<p>First.</p>\n<p>Second.</p>\n<ul>\n<li>An item</li>\n</ul>";
  const section = { id: "jobs", title: "Jobs", html, parts: [] };
  const page = { ...ownPage("/our-story", [section]), lead: { html } };

  it.each([
    ["lead", "banner", <PageTop key="top" page={page} />],
    [
      "introduction of a section",
      "region",
      <PageSection key="section" page={page} id="jobs">
        A job
      </PageSection>,
    ],
  ])("is the %s, and HTML that a browser reads as it was written", (_what, role, element) => {
    const { container } = render(element);
    const shown = within(screen.getByRole(role));
    for (const words of ["First.", "Second."]) expect(shown.getByText(words).tagName).toBe("P");
    expect(shown.getByText("An item").tagName).toBe("LI");
    const parsed = document.createElement("div");
    parsed.innerHTML = container.innerHTML;
    expect(parsed.innerHTML).toBe(container.innerHTML);
  });
});
