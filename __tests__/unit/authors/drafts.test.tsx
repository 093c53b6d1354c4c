import { render, screen } from "@testing-library/react";
import { isPreview, showsDrafts } from "../../../src/content/drafts";
import { wrapPageElement } from "../../../src/layouts/wrap-page-element";
import { axeViolationsIn } from "../../support/axe-dom";
import { mockSite } from "../../support/component-fixture";

test.each([
  [{ NODE_ENV: "development" }, true, false],
  [{ NODE_ENV: "production", CONTEXT: "production" }, false, false],
  [{ NODE_ENV: "production", CONTEXT: "branch-deploy" }, true, true],
  [{ NODE_ENV: "production", CONTEXT: "deploy-preview" }, true, true],
  [{ NODE_ENV: "production", CONTEXT: "preview-server" }, true, true],
  [{ NODE_ENV: "production", CONTEXT: "staging" }, true, true],
  [{ NODE_ENV: "production", CONTEXT: "" }, false, false],
  [{ NODE_ENV: "production" }, false, false],
])("%j shows drafts: %s, and is a preview: %s", (environment, drafts, preview) => {
  expect(showsDrafts(environment)).toBe(drafts);
  expect(isPreview(environment)).toBe(preview);
});

/** Webpack replaces it where drafts are shown. */
beforeEach(() => {
  process.env.SHOWS_DRAFTS = "true";
});
afterEach(() => {
  delete process.env.SHOWS_DRAFTS;
});

const show = (pageContext: object) => {
  mockSite();
  const Page = () => <h1>Pool House</h1>;
  const props = {
    location: { pathname: "/build-process/pool-house" },
    pageContext: { language: "en", ...pageContext },
  };
  return render(<>{wrapPageElement({ element: <Page />, props } as never)}</>);
};

test("a draft has a note at the top of its main part", async () => {
  const { container } = show({ draft: true });
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("note"));
  expect(screen.getByRole("note")).toHaveTextContent(/^Draft\. Only colleagues see this page/);
  expect(await axeViolationsIn(container)).toEqual([]);
});

test("a published page has no such note", () => {
  show({});
  expect(screen.queryByRole("note")).toBeNull();
});
