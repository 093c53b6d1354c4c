import { render, screen } from "@testing-library/react";
import { useEffect, type ReactElement, type ReactNode } from "react";
import { DefaultLayout } from "../../../src/layouts/DefaultLayout";
import { layoutFor, wrapPageElement } from "../../../src/layouts/layouts";
import { ServiceLayout } from "../../../src/layouts/ServiceLayout";

const mockMounted = jest.fn();

function mockLayout(name: string) {
  return jest.fn(function Layout({ path, children }: { path: string; children: ReactNode }) {
    useEffect(() => void mockMounted(name), []);
    return (
      <main data-layout={name} data-path={path}>
        {children}
      </main>
    );
  });
}

jest.mock("../../../src/layouts/DefaultLayout", () => ({ DefaultLayout: mockLayout("default") }));
jest.mock("../../../src/layouts/ServiceLayout", () => ({ ServiceLayout: mockLayout("service") }));

// React writes every error that a boundary catches to the console.
beforeEach(() => jest.spyOn(console, "error").mockImplementation());
beforeEach(() => mockMounted.mockClear());

function Page({ title }: { title: string }) {
  return <h1>{title}</h1>;
}

function wrap(element: ReactElement, pathname = "/a", pageContext: object = {}): ReactElement {
  const location = { pathname, search: "", key: pathname };
  const wrapper = wrapPageElement as (page: object) => ReactElement;
  return wrapper({ element, props: { location, pageContext } });
}

it.each([
  ["default", DefaultLayout],
  ["service", ServiceLayout],
  ["nonsense", DefaultLayout],
  ["toString", DefaultLayout],
  [undefined, DefaultLayout],
])("layout %s", (name, layout) => {
  expect(layoutFor(name)).toBe(layout);
});

it("keeps the layout while the next page has the same, and not the page", () => {
  const { rerender } = render(wrap(<Page key="a" title="A" />));
  rerender(wrap(<Page key="b" title="B" />, "/b"));
  expect(screen.getByRole("heading")).toHaveTextContent("B");
  expect(mockMounted).toHaveBeenCalledTimes(1);
  rerender(wrap(<Page key="c" title="C" />, "/c", { layout: "service" }));
  expect(mockMounted.mock.calls.flat()).toEqual(["default", "service"]);
});

it("takes layout and middleware from the component where the context names none", () => {
  const Fixed = Object.assign(() => <h1>Fixed</h1>, { layout: "service", middleware: ["nope"] });
  const { container } = render(wrap(<Fixed />));
  expect(container.querySelector("[data-layout=service]")).not.toBeNull();
  expect(screen.getByRole("heading")).toHaveTextContent("Unknown middleware nope");
});

it("leaves the layout standing when a page fails, and shows the next", () => {
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

it("shows the error view alone when the layout fails", () => {
  jest.mocked(DefaultLayout).mockImplementation(() => {
    throw new Error("No data");
  });
  const { container } = render(wrap(<Page title="A" />));
  expect(screen.queryByRole("main")).not.toBeInTheDocument();
  expect(container.querySelector("[data-status='500'] h1")).toHaveTextContent("No data");
});
