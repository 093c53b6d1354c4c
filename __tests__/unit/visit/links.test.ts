import { followLinks, pageOf } from "../../../src/visit/links";

const linkIn = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector("a")!;
};

it.each([
  ['<a href="/about">', "/about"],
  ['<a href="/contact?project=x#y">', "/contact"],
  ['<a href="https://elsewhere.test/about">', undefined],
  ['<a href="/feed.xml">', undefined],
  ['<a href="/about" target="_blank">', undefined],
  ['<a href="/about" download>', undefined],
  ['<a href="/" rel="external">', undefined],
])("%s leads to %s", (html, path) => {
  expect(pageOf(linkIn(html), location)).toBe(path);
});

describe("a followed link", () => {
  const navigate = jest.fn((_address: string) => undefined);
  const beforeHash = jest.fn();
  // One listener for all tests, as on a page.
  beforeAll(() => followLinks(window, { navigate, beforeHash }));
  beforeEach(() => jest.clearAllMocks());

  const follow = (html: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    linkIn(html).dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("to another page navigates without a document", () => {
    expect(follow('<a href="/about">x</a>')).toBe(true);
    expect(navigate).toHaveBeenCalledWith("https://site.test/about");
  });

  it("to a hash of the page is left to the browser, which keeps the position first", () => {
    expect(follow('<a href="#main">x</a>')).toBe(false);
    expect(beforeHash).toHaveBeenCalledTimes(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ["to a file", '<a href="/contact.vcf">x</a>', {}],
    ["into a new tab", '<a href="/about">x</a>', { ctrlKey: true }],
  ])("%s is left to the browser", (_name, html, init) => {
    expect(follow(html, init)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });
});
