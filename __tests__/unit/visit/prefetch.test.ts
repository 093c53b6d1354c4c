import { mayPrefetch, pageOf } from "../../../src/visit/prefetch";

function connect(onLine: boolean | undefined, connection?: object): void {
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

it.each([
  [true, undefined, true],
  [undefined, undefined, true],
  [true, { effectiveType: "4g" }, true],
  [true, { effectiveType: "3g", saveData: false }, true],
  [true, { effectiveType: "2g" }, false],
  [true, { effectiveType: "slow-2g" }, false],
  [true, { saveData: true }, false],
  [false, undefined, false],
])("online %s with %j may prefetch: %s", (onLine, connection, may) => {
  connect(onLine, connection);
  expect(mayPrefetch()).toBe(may);
});

it.each([
  ['<a href="/about">', "/about"],
  ['<a href="/contact?project=x#y">', "/contact"],
  ['<a href="https://elsewhere.test/about">', undefined],
  ['<a href="mailto:a@b.test">', undefined],
  ['<a href="tel:+1">', undefined],
  ['<a href="/feed.xml">', undefined],
  ['<a href="/about" target="_blank">', undefined],
  ['<a href="/about" download>', undefined],
  ['<a href="/" rel="external">', undefined],
])("%s leads to %s", (html, path) => {
  document.body.innerHTML = html;
  expect(pageOf(document.querySelector("a")!)).toBe(path);
});
