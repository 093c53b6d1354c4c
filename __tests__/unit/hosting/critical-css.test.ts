/** @jest-environment node */
import {
  criticalCss,
  selectorNamesIn,
  styleGroup,
  styleSheetOf,
  usedNames,
  withJoinedLayers,
  withStyles,
} from "../../../src/build/hosting/critical-css";

const page = (css: string, body: string) =>
  `<html><head><style data-href="/styles.0123456789abcdef0123.css" data-identity="gatsby-global-css">${css}</style></head><body>${body}</body></html>`;

const css = [
  "@layer base,components;",
  '@font-face{font-family:"Face";src:url(/fonts/face.woff2)}',
  ":root{--ink:#211c17}",
  "@layer base{body{color:var(--ink)}p{margin:0}h4{margin:1px}}",
  '@layer components{.card{padding:0}.card:hover .name{color:red}.unused{padding:9px}[data-theme="dark"] .card{color:#fff}details[open] .card{color:blue}}',
  "@media print{.card{color:#000}.unused{color:#000}}",
].join("");

test("the style sheet of a build is the one in webpack's stats", () => {
  const chunks = { app: ["webpack.js", "styles.abc0.css", "app.js"], page: ["styles.abc0.css"] };
  expect(styleSheetOf({ assetsByChunkName: chunks })).toBe("/styles.abc0.css");
  expect(styleSheetOf({ assetsByChunkName: { app: ["app.js"] } })).toBeUndefined();
});

test("names that selectors can match are taken from the markup only", () => {
  const names = usedNames(
    '<P class="one two" id="three" data-theme="dark">x</P><script>"<i class=\\"no\\">"</script>',
    (word) => word,
  );
  expect([...names].sort()).toEqual([
    "class",
    "dark",
    "data-theme",
    "id",
    "one",
    "p",
    "three",
    "two",
  ]);
});

test("adjacent parts of a layer are joined, others are not", () => {
  const parts = "@layer a{p{margin:0}}@layer a{@media print{p{color:red}}}@layer b{i{margin:0}}";
  expect(withJoinedLayers(`${parts}@layer a{b{margin:0}}`)).toBe(
    "@layer a{p{margin:0}@media print{p{color:red}}}@layer b{i{margin:0}}@layer a{b{margin:0}}",
  );
});

test("a layer that the first view does not need is left out", async () => {
  const later = "@layer base,later;@layer base{p{margin:0}}@layer later{@media screen{p{top:0}}}";
  expect(await criticalCss(later, new Set(["p"]))).toBe(
    "@layer base,later;@layer base{p{margin:0}}",
  );
});

test("the statement that orders the layers comes first", () => {
  const css = "@layer b{i{margin:0}}@layer a,b;@layer a{p{margin:0}}";
  expect(withJoinedLayers(css)).toBe("@layer a,b;@layer b{i{margin:0}}@layer a{p{margin:0}}");
});

test("rules that match no element of the page are removed", async () => {
  const names = usedNames(
    page("", '<details><p class="card"><span class="name">A</span></p></details>'),
    selectorNamesIn(css),
  );
  const used = await criticalCss(css, names);
  expect(used).toContain("@layer base,components;");
  expect(used).toContain("@font-face");
  expect(used).toContain("--ink:#211c17");
  expect(used).not.toContain("unused");
  expect(used).not.toContain("h4");
});

test.each([
  ["card", "card"],
  ["h2", "h2"],
  ["#all", "#all"],
  ["mailto:a@b.example", "mailto:"],
  ["en-US", "en"],
  ["what-decides-cost", undefined],
  ["car", undefined],
  ["#allow", undefined],
])("in the style sheet %s stands for %s", (word, name) => {
  const selectorName = selectorNamesIn('.card{}[href^="mailto:"]{}[lang|=en]{}h2{}[href="#all"]{}');
  expect(selectorName(word)).toBe(name);
});

test("selectors by attribute value are matched too", async () => {
  const rules =
    'a[href^="mailto:"]{color:red}input[type=radio]{color:blue}input[type=range]{color:#fff}';
  const names = usedNames(
    '<a href="mailto:a@b.example">A</a><input type="radio">',
    selectorNamesIn(rules),
  );
  expect(await criticalCss(rules, names)).toBe(
    'a[href^="mailto:"]{color:red}input[type=radio]{color:blue}',
  );
});

test("rules for states that script or the visitor causes are kept", async () => {
  const used = await criticalCss(
    css,
    usedNames('<details><p class="card">A</p></details>', selectorNamesIn(css)),
  );
  expect(used).toContain('[data-theme="dark"] .card');
  expect(used).toContain("details[open] .card");
});

test("rules that the first view does not need are left to the whole style sheet", async () => {
  const rules = [
    "@layer components{.card{padding:0}.card:hover,.card:focus{color:red}@media print{.card{color:#000}}}",
    "@layer components{@media (min-width:1px){.card:hover{color:red}}}",
    "@layer components{.card b{margin:0}}@layer base{.card{margin:0}}@media print{.card{margin:0}}",
  ].join("");
  const used = await criticalCss(rules, new Set(["card", "b"]));
  expect(used).toBe(
    "@layer components{.card{padding:0}.card:focus{color:red}.card b{margin:0}}@layer base{.card{margin:0}}",
  );
});

test("a page has the styles of its group, and all of the site's without script", () => {
  // Gatsby may have written this page before the styles changed.
  const href = "/styles.feedfeedfeedfeedfeed.css";
  expect(withStyles(page(css, "<p>A</p>"), href, "p{margin:0}")).toBe(
    `<html><head><style>p{margin:0}</style><noscript><link rel="stylesheet" href="${href}"/></noscript></head><body><p>A</p></body></html>`,
  );
});

test("the font faces are in the same element", () => {
  const face = '@font-face{font-family:"Face"}';
  const html = page(css, "").replace("<head>", `<head><style>${face}</style>`);
  const styled = withStyles(html, "/styles.css", "p{margin:0}");
  expect(styled.match(/<style/g)).toHaveLength(1);
  expect(styled).toContain(`>${face}p{margin:0}</style>`);
});

test.each([
  ["index.html", "index.html"],
  ["about/index.html", "about.html"],
  ["services/index.html", "services.html"],
  ["services/casino/index.html", "services"],
  ["blog/guide/index.html", "blog"],
])("%s shares its styles with the group %s", (name, group) => {
  expect(styleGroup(name)).toBe(group);
});
