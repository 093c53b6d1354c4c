/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readSite, todayIn } from "../../../scripts/words/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "words-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test("content and the code that speaks to visitors are read, the rest is not", () => {
  const files = {
    "content/services/casino/index.md": "---\ntitle: Casino\n---\n\nWords.\n",
    "content/services/casino/notes.txt": "not read",
    "content/faq.yml": "groups: []\n",
    "src/pages/about.tsx": "export default () => <p>Words.</p>;",
    "src/words/en/pages/about.tsx": "export const page = <p>Words.</p>;",
    "src/words/en/pages/service.tsx": "export const page = <p>Words.</p>;",
    "src/words/es/pages/about.tsx": "export const page = <p>Palabras.</p>;",
    "src/components/Steps/steps.ts": 'export const steps = ["Four words stand here."];',
    "src/build/errors.ts": 'export const error = "Four words stand here.";',
    "src/gatsby-types.d.ts": "",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(readSite(root).map(({ file, kind, path }) => [file, kind, path])).toEqual([
    ["content/faq.yml", "faq", "/faq"],
    ["content/services/casino/index.md", "service", "/services/casino"],
    ["src/components/Steps/steps.ts", "component", undefined],
    ["src/pages/about.tsx", "component", undefined],
    ["src/words/en/pages/about.tsx", "fixed", "/about"],
    ["src/words/en/pages/service.tsx", "component", undefined],
  ]);
});

describe("today", () => {
  test("is the clock's day in Nevada", () => {
    expect(todayIn(root, new Date("2026-11-21T07:00:00Z"))).toBe("2026-11-20");
    expect(todayIn(root, new Date("2026-11-21T09:00:00Z"))).toBe("2026-11-21");
  });

  test("is the last commit's day where the clock is behind it", () => {
    const git = (...options: string[]) =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@a.example", ...options], {
        cwd: root,
        stdio: "ignore",
        env: { ...process.env, GIT_COMMITTER_DATE: "2026-11-20T12:00:00Z" },
      });
    git("init");
    git("commit", "--allow-empty", "--no-verify", "-m", "A commit");
    expect(todayIn(root, new Date("2025-01-01T12:00:00Z"))).toBe("2026-11-20");
    expect(todayIn(root, new Date("2027-01-01T12:00:00Z"))).toBe("2027-01-01");
  });
});
