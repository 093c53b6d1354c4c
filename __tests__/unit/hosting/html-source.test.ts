/** Where elements stand in HTML, and changes of it. */
import { elementsIn, withChanges } from "../../../src/hosting/html-source";
import { inlineScripts } from "../../../src/hosting/policy";

const html =
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><script>if (a<b) c("<p>")</script></head>' +
  '<body><p id="one" title="a > b &amp; c">One<br/>two</p><img alt></body></html>';

it("elements are found with their attributes, contents and places", () => {
  const elements = elementsIn(html);
  expect(elements.map(({ name }) => name)).toEqual([
    "html",
    "head",
    "meta",
    "script",
    "body",
    "p",
    "br",
    "img",
  ]);
  const [script, p] = ["script", "p"].map((wanted) => elements.find(({ name }) => name === wanted));
  expect(script?.content).toBe('if (a<b) c("<p>")');
  expect(html.slice(p?.start, p?.end)).toBe('<p id="one" title="a > b &amp; c">One<br/>two</p>');
  expect(p?.content).toBe("One<br/>two");
  expect(p?.within.map(({ name }) => name)).toEqual(["html", "body"]);
  expect(p?.attributes.get("title")).toMatchObject({
    value: "a > b & c",
    written: "a > b &amp; c",
  });
});

it("a change leaves everything else as it was written", () => {
  const title = elementsIn(html)
    .find(({ name }) => name === "p")
    ?.attributes.get("title");
  const { start = 0, end = 0 } = title ?? {};
  expect(withChanges(html, [{ start: start - 1, end }])).toBe(
    html.replace(' title="a > b &amp; c"', ""),
  );
  expect(
    withChanges("one two", [
      { start: 7, end: 7, text: "!" },
      { start: 0, end: 4 },
    ]),
  ).toBe("two!");
  expect(() =>
    withChanges("one", [
      { start: 0, end: 2 },
      { start: 1, end: 3 },
    ]),
  ).toThrow("overlap");
});

it.each([
  ["an attribute with a sign of HTML", '<script data-a="b>c">run()</script>', ["run()"]],
  ["an attribute that ends like src", '<script data-src="/a.js">run()</script>', ["run()"]],
  ["a file", '<script src="/a.js"></script>', []],
  ["data", '<script type="application/ld+json">{}</script>', []],
  ["a tag in capitals", "<SCRIPT>run()</SCRIPT >", ["run()"]],
])("the policy lists the inline scripts that run: %s", (_what, written, found) => {
  expect(inlineScripts(written)).toEqual(found);
});
