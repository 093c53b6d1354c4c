import { render, screen } from "@testing-library/react";
import { isPreview, showsDrafts } from "../../../src/build/drafts";
import { wrapPageElement } from "../../../src/layouts/wrap-page-element";
import { barriersIn } from "../../support/axe-dom";
import { answerSite } from "../../support/component-fixture";

test.each([
  [{ NODE_ENV: "development" }, true, false],
  [{ NODE_ENV: "production" }, false, false],
  [{ NODE_ENV: "production", CONTEXT: "production" }, false, false],
  [{ NODE_ENV: "production", CONTEXT: "branch-deploy" }, true, true],
  [{ NODE_ENV: "production", CONTEXT: "deploy-preview" }, true, true],
])("%j shows drafts: %s, and is a preview: %s", (environment, drafts, preview) => {
  expect(showsDrafts(environment)).toBe(drafts);
  expect(isPreview(environment)).toBe(preview);
});

/** As webpack does where drafts are shown. */
beforeEach(() => {
  process.env.SHOWS_DRAFTS = "true";
});
afterEach(() => {
  delete process.env.SHOWS_DRAFTS;
});

const show = (pageContext: object) => {
  answerSite();
  const element = <h1>Pool House</h1>;
  const props = { location: { pathname: "/build-process/pool-house" }, pageContext };
  return render(<>{wrapPageElement({ element, props } as never, {} as never)}</>);
};

test("a draft says so over the page, in its main part", async () => {
  const { container } = show({ draft: true });
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("note"));
  expect(screen.getByRole("note")).toHaveTextContent(/^Draft\. Only colleagues see this page/);
  expect(await barriersIn(container)).toEqual([]);
});

test("a published page says nothing of the kind", () => {
  show({});
  expect(screen.queryByRole("note")).toBeNull();
});
