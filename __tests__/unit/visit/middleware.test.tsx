import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../src/components/ErrorBoundary/ErrorBoundary";
import { useProjectType, WithMiddleware } from "../../../src/visit/middleware";

function Page() {
  return <p>project: {useProjectType() ?? "none"}</p>;
}

const page = (search: string, names = ["project-type"]) => (
  <WithMiddleware names={names} search={search}>
    <Page />
  </WithMiddleware>
);

it.each([
  ["?project=casino", "casino"],
  ["?project=high-rise-condo&x=1", "high-rise-condo"],
  ["", "none"],
  ["?project=", "none"],
  ["?project=%3Cscript%3E", "none"],
  ["?project=Casino", "none"],
])("project-type takes from %j: %s", (search, slug) => {
  render(page(search));
  expect(screen.getByText(`project: ${slug}`)).toBeInTheDocument();
});

// React logs every error that a boundary catches.
beforeEach(() => jest.spyOn(console, "error").mockImplementation());

it.each(["nope", "toString"])("gives way to the error view for an unknown name: %s", (name) => {
  const { container } = render(
    <ErrorBoundary at="/a">{page("", ["project-type", name])}</ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Unknown middleware ${name}`);
  expect(container.querySelector("[data-status]")).toHaveAttribute("data-status", "500");
});
