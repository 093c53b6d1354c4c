import { render, screen } from "@testing-library/react";
import { useEffect, type ReactElement, type ReactNode } from "react";
import { Frame, type FrameProps } from "../../../src/layouts/Frame";
import { wrapPageElement } from "../../../src/layouts/wrap-page-element";
import { useProjectType, WithMiddleware } from "../../../src/visit/middleware";
import { failurePage } from "../../../src/visit/failure";

const mockMounted = jest.fn();

function mockFrame() {
  return jest.fn(function Frame({ path, children }: FrameProps) {
    useEffect(() => void mockMounted(), []);
    return <div data-path={path}>{children}</div>;
  });
}

jest.mock("../../../src/layouts/Frame", () => ({
  Frame: mockFrame(),
  Main: ({ layout, children }: { layout: string; children: ReactNode }) => (
    <main data-layout={layout}>{children}</main>
  ),
}));
jest.mock("../../../src/layouts/QuickContact", () => ({ QuickContact: () => null }));

// React logs every error that a boundary catches.
beforeEach(() => jest.spyOn(console, "error").mockImplementation());
beforeEach(() => mockMounted.mockClear());

function Page({ title }: { title: string }) {
  return <h1>{title}</h1>;
}

function wrap(element: ReactElement, pathname = "/a", pageContext: object = {}): ReactElement {
  const location = { pathname, search: "", key: pathname };
  const wrapper = wrapPageElement as (page: object) => ReactElement;
  return wrapper({ element, props: { location, pageContext: { language: "en", ...pageContext } } });
}

it("keeps the frame mounted when the page changes, even to another layout", () => {
  const { rerender } = render(wrap(<Page key="a" title="A" />));
  rerender(wrap(<Page key="b" title="B" />, "/b"));
  expect(screen.getByRole("heading")).toHaveTextContent("B");
  rerender(wrap(<Page key="c" title="C" />, "/c", { layout: "service" }));
  expect(screen.getByRole("main")).toHaveAttribute("data-layout", "service");
  rerender(wrap(<Page key="d" title="D" />, "/d", { layout: "nonsense" }));
  expect(screen.getByRole("main")).toHaveAttribute("data-layout", "default");
  expect(mockMounted).toHaveBeenCalledTimes(1);
});

it("tells the layout the page's own address, also where it is shown at another one", () => {
  const { container, rerender } = render(wrap(<Page title="A" />, "/es/x", { address: "/404" }));
  const shown = () => container.querySelector("[data-path]")?.getAttribute("data-path");
  expect(shown()).toBe("/404");
  // Gatsby's own pages, and one that did not load.
  rerender(wrap(<Page title="B" />, "/es/about"));
  expect(shown()).toBe("/about");
});

it("takes layout and middleware from the component if the context names none", () => {
  const Fixed = Object.assign(() => <h1>Fixed</h1>, { layout: "service", middleware: ["nope"] });
  const { container } = render(wrap(<Fixed />));
  expect(container.querySelector("[data-layout=service]")).not.toBeNull();
  expect(screen.getByRole("heading")).toHaveTextContent("Unknown middleware nope");
  expect(container.querySelector("[data-status='500']")).not.toBeNull();
});

it("keeps the layout when a page fails, and shows the next page", () => {
  const Bad = () => {
    throw new Error("Broken");
  };
  const { rerender } = render(wrap(<Bad />));
  expect(screen.getByRole("main")).toContainElement(
    screen.getByRole("heading", { name: "Broken" }),
  );
  rerender(wrap(<Page title="B" />, "/b"));
  expect(screen.getByRole("heading")).toHaveTextContent("B");
});

it("shows a page that could not be loaded alone if the layout's data could not be loaded either", () => {
  const failed = failurePage(window, "/a");
  const frame = jest.mocked(Frame).getMockImplementation();
  jest.mocked(Frame).mockImplementation(() => {
    throw new Error("No data");
  });
  render(wrap(<failed.component />, "/a", failed.json.pageContext));
  jest.mocked(Frame).mockImplementation(frame);
  expect(screen.queryByRole("main")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
});

it("shows the error view alone when the layout fails", () => {
  jest.mocked(Frame).mockImplementation(() => {
    throw new Error("No data");
  });
  const { container } = render(wrap(<Page title="A" />));
  expect(screen.queryByRole("main")).not.toBeInTheDocument();
  expect(container.querySelector("[data-status='500'] h1")).toHaveTextContent("No data");
});

it.each([
  ["?project=casino", "casino"],
  ["?project=high-rise-condo&x=1", "high-rise-condo"],
  ["", "none"],
  ["?project=%3Cscript%3E", "none"],
])("project-type takes from %j: %s", (search, slug) => {
  const Project = () => <p>project: {useProjectType() ?? "none"}</p>;
  render(
    <WithMiddleware names={["project-type"]} search={search}>
      <Project />
    </WithMiddleware>,
  );
  expect(screen.getByText(`project: ${slug}`)).toBeInTheDocument();
});
