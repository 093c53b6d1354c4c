/** @jest-environment node */
import { headersFor, readHeaders } from "../../../scripts/server/headers";
import { temporaryFile } from "../../support/temporary-file";

const of = async (text: string, path: string): Promise<Record<string, string>> =>
  Object.fromEntries(headersFor(await readHeaders(temporaryFile("_headers", text)), path));

describe("_headers", () => {
  it("combines all matching rules", async () => {
    const text = "# everywhere\n/*\n  X-One: 1\n\n/blog/*\n  X-Two: 2\n/about\n  X-Three: 3\n";
    expect(await of(text, "/blog/a")).toEqual({ "x-one": "1", "x-two": "2" });
    expect(await of(text, "/about")).toEqual({ "x-one": "1", "x-three": "3" });
    expect(await of(text, "/")).toEqual({ "x-one": "1" });
  });

  it("joins repeated headers, regardless of case", async () => {
    const text = "/*\n  X-A: 1\n/static/*\n  x-a: 2\n";
    expect(await of(text, "/static/a.js")).toEqual({ "x-a": "1, 2" });
    expect(await of(text, "/a")).toEqual({ "x-a": "1" });
    expect(await of("/\n  Link: </a>\n  Link: </b>\n", "/")).toEqual({ link: "</a>, </b>" });
  });

  it("keeps colons in values", async () => {
    expect(await of("/*\n  CSP: img-src data: https://a.test:1\n", "/")).toEqual({
      csp: "img-src data: https://a.test:1",
    });
  });

  it.each([
    ["/blog/*", "/blog", true],
    ["/blog/*", "/blog/a/b", true],
    ["/blog/*", "/blogs", false],
    ["/*.js", "/static/a.js", true],
    ["/*.js", "/static/a.json", false],
    ["/:kind/item", "/blog/item", true],
    ["/:kind/item", "/blog/a/item", false],
    ["/about", "/about/", true],
    ["/a.b", "/aXb", false],
    ["/", "/about", false],
  ])("matches %s with %s: %s", async (pattern, path, expected) => {
    expect("x" in (await of(`${pattern}\n  X: 1\n`, path))).toBe(expected);
  });

  it.each(["  X: 1\n", "/*\n  X:\n"])("refuses %j", async (text) => {
    await expect(readHeaders(temporaryFile("_headers", text))).rejects.toThrow("_headers: Error: ");
  });
});
