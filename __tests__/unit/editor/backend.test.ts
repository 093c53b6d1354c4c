/** @jest-environment node */
import { backendOf, backendOrigins } from "../../../src/build/editor/backend";
import { editorPolicy } from "../../../src/build/editor/policy";

test.each([
  [{}, { name: "git-gateway", branch: "main" }],
  [
    { REPOSITORY_URL: "https://github.com/owner/site" },
    { name: "github", branch: "main", repo: "owner/site" },
  ],
  [
    { CMS_BACKEND: "git-gateway", REPOSITORY_URL: "https://github.com/owner/site" },
    { name: "git-gateway", branch: "main" },
  ],
  [{ CMS_BACKEND: "git-gateway" }, { name: "git-gateway", branch: "main" }],
  [{ CMS_BACKEND: "github:owner/site" }, { name: "github", branch: "main", repo: "owner/site" }],
  [
    { CMS_BACKEND: "github", REPOSITORY_URL: "https://github.com/owner/my.site.git" },
    { name: "github", branch: "main", repo: "owner/my.site" },
  ],
  [
    { CMS_BACKEND: "github", REPOSITORY_URL: "git@github.com:owner/site" },
    { name: "github", branch: "main", repo: "owner/site" },
  ],
])("%j is the backend %j", (environment, backend) => {
  expect(backendOf(environment)).toEqual(backend);
});

test.each([{ CMS_BACKEND: "github" }, { CMS_BACKEND: "ftp" }, { CMS_BACKEND: "github:a b" }])(
  "%j is refused",
  (environment) => {
    expect(() => backendOf(environment)).toThrow("write git-gateway, or github:owner/repository");
  },
);

test("the editor's policy allows scripts only from the site, and connections only to the backend", () => {
  const policy = editorPolicy(backendOf({ CMS_BACKEND: "github:owner/site" }));
  expect(policy).toContain("script-src 'self' 'unsafe-eval';");
  expect(policy).toContain(
    "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com;",
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(backendOrigins(backendOf({}))).toEqual(["https://www.githubstatus.com"]);
});
