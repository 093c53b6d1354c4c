/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { useProjectType } from "../../../src/visit/middleware/facts";
import { WithMiddleware } from "../../../src/layouts/WithMiddleware";

function Page() {
  return <p>{useProjectType() ?? "none"}</p>;
}

const location = { pathname: "/contact", search: "?project=retail" };

it("passes no project while the static page is rendered, so that it can be hydrated", () => {
  const html = renderToString(
    <WithMiddleware names={["project-type"]} location={location}>
      <Page />
    </WithMiddleware>,
  );
  expect(html).toBe("<p>none</p>");
});

it("does not fail the build for an unknown middleware", () => {
  const html = renderToString(
    <WithMiddleware names={["nope"]} location={location}>
      <Page />
    </WithMiddleware>,
  );
  expect(html).toContain('data-status="500"');
  expect(html).toContain("Unknown middleware nope");
});
