/** @jest-environment node */
import { contentSecurityPolicy } from "../../../src/build/hosting/content-security-policy";
import { headerRoutes } from "../../../src/build/hosting/headers";
import { observatoryScore } from "../../support/observatory";

it("a hashed file that a warm build lists twice has one rule", () => {
  const file = "/gatsby-globals-40ecb48a3b10258f46da.js";
  const policy = "default-src 'none'";
  const policyOf = () => policy;
  const facts = { policyOf, pages: ["/"], hashedFiles: [file, file], editorPolicy: policy };
  const rules = headerRoutes(facts);
  expect(rules.filter(({ path }) => path === file)).toHaveLength(1);
});

describe("the scoring of headers", () => {
  const rules = headerRoutes({
    policyOf: () => contentSecurityPolicy(["x"], ["y"]),
    pages: ["/"],
    hashedFiles: [],
    editorPolicy: "default-src 'none'",
  });
  const ofHome = rules.filter(({ path }) => path === "/*" || path === "/");
  const headers = new Map(
    ofHome.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
  const score = (changes: Record<string, string | undefined>, page = "<p>x</p>") => {
    const changed = new Map(headers);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    }
    return observatoryScore(changed, page).score;
  };
  const policy = headers.get("content-security-policy") ?? "";

  it("scores the site's headers 150", () => {
    expect(score({})).toBe(150);
  });

  it.each<[string, Record<string, string | undefined>, number]>([
    ["no policy", { "content-security-policy": undefined, "x-frame-options": undefined }, 55],
    [
      "a policy that allows something by default",
      { "content-security-policy": policy.replace("default-src 'none'", "default-src 'self'") },
      145,
    ],
    [
      "inline scripts",
      { "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'" },
      80,
    ],
    [
      "eval",
      { "content-security-policy": policy.replace("script-src", "script-src 'unsafe-eval'") },
      130,
    ],
    [
      "inline styles",
      { "content-security-policy": policy.replace(/style-src [^;]+/, "style-src 'unsafe-inline'") },
      140,
    ],
    [
      "scripts from anywhere",
      { "content-security-policy": policy.replace(/script-src [^;]+/, "script-src https:") },
      80,
    ],
    [
      "frames by anyone",
      {
        "content-security-policy": policy.replace("frame-ancestors 'none'", "frame-ancestors *"),
        "x-frame-options": undefined,
      },
      80,
    ],
    ["no HSTS", { "strict-transport-security": undefined }, 80],
    ["HSTS for a day", { "strict-transport-security": "max-age=86400" }, 140],
    ["MIME sniffing", { "x-content-type-options": undefined }, 145],
    ["full referrers", { "referrer-policy": "unsafe-url" }, 140],
    [
      "no isolation",
      { "cross-origin-opener-policy": undefined, "cross-origin-embedder-policy": undefined },
      130,
    ],
    ["a cookie", { "set-cookie": "a=b" }, 80],
  ])("subtracts for %s", (_name, changes, expected) => {
    expect(score(changes)).toBe(expected);
  });

  it("subtracts for a script from another site", () => {
    expect(score({}, '<script src="https://cdn.example/x.js"></script>')).toBe(145);
  });
});
