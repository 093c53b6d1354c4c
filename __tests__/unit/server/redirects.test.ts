/** @jest-environment node */
import { readRedirects, redirectFor } from "../../../scripts/server/redirects";
import { temporaryFile } from "../../support/temporary-file";

const follow = async (text: string, address: string): Promise<string | undefined> => {
  const { pathname, searchParams } = new URL(address, "https://site.test");
  const rules = await readRedirects(temporaryFile("_redirects", text));
  const redirect = redirectFor(rules, pathname, searchParams);
  return redirect && `${redirect.status} ${redirect.location}`;
};

describe("_redirects", () => {
  it.each([
    ["/old /new 301", "/old", "301 /new"],
    ["/old /new 301", "/old/", "301 /new"],
    ["/old /new 301", "/older", undefined],
    ["/old /new", "/old", "301 /new"],
    ["/old /new 302!", "/old", "302 /new"],
    ["/blog/* /news/:splat 301", "/blog/a/b", "301 /news/a/b"],
    ["/blog/* /news/:splat 301", "/blog", "301 /news/"],
    ["/b/:year/:slug /n/:slug?y=:year", "/b/2024/x", "301 /n/x?y=2024"],
    ["/shop id=:id /item/:id", "/shop?id=7", "301 /item/7?id=7"],
    ["/shop id=:id /item/:id", "/shop", undefined],
    ["/old /new", "/old?a=1", "301 /new?a=1"],
    ["/old https://other.test/ 302", "/old", "302 https://other.test/"],
    ["/* /404.html 404", "/nothing", "404 /404.html"],
    ["/app/* /index.html 200", "/app/x?a=1", "200 /index.html"],
    ["# /old /new", "/old", undefined],
    ["/a /b # why", "/a", "301 /b"],
  ])("%s: %s → %s", async (text, address, expected) => {
    expect(await follow(text, address)).toBe(expected);
  });

  it("applies the first matching rule", async () => {
    expect(await follow("/a /first\n/* /second", "/a")).toBe("301 /first");
    expect(await follow("/a /first\n/* /second", "/b")).toBe("301 /second");
  });

  it.each([
    "/only-one",
    "no-slash /to",
    "/a /b 299",
    "/a /b later",
    "/a /b 302 Country=us",
    "/api/* https://other.test/:splat 200",
  ])("refuses %j and says why", async (line) => {
    const file = temporaryFile("_redirects", line);
    await expect(readRedirects(file)).rejects.toThrow(/_redirects: .+/);
  });
});
