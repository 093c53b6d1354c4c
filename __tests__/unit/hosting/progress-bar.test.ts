import { progressBarStyle } from "../../../src/hosting/adapter";

const plugin = jest.requireActual<{ onClientEntry: (api: object, options: object) => void }>(
  "gatsby-plugin-nprogress/gatsby-browser",
);

it("the policy allows the style that gatsby-plugin-nprogress adds to a page", () => {
  plugin.onClientEntry({}, { color: "#a9441f" });
  const added = document.getElementById("nprogress-styles")?.textContent;
  expect(progressBarStyle(process.cwd(), "#a9441f")).toBe(added);
});
