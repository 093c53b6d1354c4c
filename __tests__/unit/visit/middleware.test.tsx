import { render, screen } from "@testing-library/react";
import { projectType, runMiddleware, type Middleware } from "../../../src/visit/middleware/run";
import { useProjectType } from "../../../src/visit/middleware/facts";
import { WithMiddleware } from "../../../src/layouts/WithMiddleware";

const visit = (search = "") => ({ path: "/contact", query: new URLSearchParams(search) });

describe("runMiddleware", () => {
  const known: Record<string, Middleware> = {
    retail: () => ({ pass: { projectType: "retail" } }),
    pass: () => ({ pass: {} }),
    away: () => ({ redirect: "/" }),
    gone: () => ({ error: { message: "Gone", status: 410 } }),
  };

  it.each([
    [[], { pass: {} }],
    [["retail", "pass"], { pass: { projectType: "retail" } }],
    [["pass", "away", "gone"], { redirect: "/" }],
    [["gone", "away"], { error: { message: "Gone", status: 410 } }],
    [["pass", "nope"], { error: { message: "Unknown middleware nope", status: 500 } }],
    [["toString"], { error: { message: "Unknown middleware toString", status: 500 } }],
  ])("%j", (names, outcome) => {
    expect(runMiddleware(names, visit(), known)).toEqual(outcome);
  });

  it("knows project-type", () => {
    expect(runMiddleware(["project-type"], visit("?project=hotel"))).toEqual({
      pass: { projectType: "hotel" },
    });
  });
});

it.each([
  ["?project=casino", "casino"],
  ["?project=high-rise-condo&x=1", "high-rise-condo"],
  ["", undefined],
  ["?project=", undefined],
  ["?project=%3Cscript%3E", undefined],
  ["?project=Casino", undefined],
])("project-type takes from %j: %s", (search, slug) => {
  expect(projectType(visit(search))).toEqual({ pass: slug ? { projectType: slug } : {} });
});

describe("a page with middleware", () => {
  function Page() {
    return <p>project: {useProjectType() ?? "none"}</p>;
  }
  const page = (names: string[]) => (
    <WithMiddleware names={names} location={{ pathname: "/contact", search: "?project=retail" }}>
      <Page />
    </WithMiddleware>
  );

  it("gets what it tells", () => {
    render(page(["project-type"]));
    expect(screen.getByText("project: retail")).toBeInTheDocument();
  });

  it("gives way to the error view for an unknown name", () => {
    const { container } = render(page(["nope"]));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unknown middleware nope");
    expect(container.querySelector("[data-status]")).toHaveAttribute("data-status", "500");
  });
});
