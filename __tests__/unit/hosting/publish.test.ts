/** @jest-environment node */
import { mkdtemp, rm } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { readBuiltPage } from "../../../src/publish/built-page";
import { feed } from "../../../src/publish/feed";
import { gitDates } from "../../../src/publish/git-dates";
import { lastChanges, latest } from "../../../src/publish/last-changes";
import { securityTxt } from "../../../src/publish/security-txt";
import { sitemap } from "../../../src/publish/sitemap";
import { vcard } from "../../../src/publish/vcard";
import { site } from "../../support/structured-data/site-facts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "publish-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("dates", () => {
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: "2026-03-04T12:00:00Z" },
    });

  it("come from git if the file is committed", () => {
    git("init", "-q");
    spawnSync("sh", ["-c", "echo a > about.tsx; echo b > new.tsx"], { cwd: folder });
    git("add", "about.tsx");
    git("commit", "-qm", "one");
    const dateOf = gitDates(folder);
    expect(dateOf("about.tsx")).toBe("2026-03-04");
    expect(dateOf("new.tsx")).toBeUndefined();
  });

  it("are unknown in a shallow clone and outside a repository", () => {
    git("init", "-q", "full");
    spawnSync(
      "sh",
      [
        "-c",
        "cd full; for i in 1 2; do echo $i > a.tsx; git add a.tsx; git -c user.name=a -c user.email=a@b.example commit -qm $i; done",
      ],
      { cwd: folder },
    );
    git("clone", "-q", "--depth", "1", `file://${folder}/full`, "shallow");
    expect(gitDates(path.join(folder, "full"))("a.tsx")).toMatch(/^\d{4}-/);
    expect(gitDates(path.join(folder, "shallow"))("a.tsx")).toBeUndefined();
    expect(gitDates(folder)("a.tsx")).toBeUndefined();
  });

  it("of a page come from its front matter, those of a list from its newest entry", () => {
    const pages = [
      {
        kind: "article",
        path: "/blog/a",
        checked: "2026-05-01",
        updated: null,
        published: "2026-04-01",
      },
      { kind: "service", path: "/services/b", checked: "2026-06-01", updated: "2026-07-01" },
    ];
    const paths = ["/", "/blog", "/blog/a", "/services/b", "/faq", "/about", "/contact"];
    const dates = lastChanges(paths, pages, { "/faq": ["2026-02-01"] }, (file) =>
      file === "src/pages/about.tsx" ? "2026-01-01" : undefined,
    );
    expect(Object.fromEntries(dates)).toEqual({
      "/": "2026-07-01",
      "/blog": "2026-05-01",
      "/blog/a": "2026-05-01",
      "/services/b": "2026-07-01",
      "/faq": "2026-02-01",
      "/about": "2026-01-01",
      "/contact": undefined,
    });
    expect(latest([])).toBeUndefined();
  });
});

describe("texts", () => {
  it("the sitemap omits unknown dates, and escapes addresses", () => {
    expect(sitemap([{ address: "https://x.test/a?b&c" }])).toContain(
      "<url><loc>https://x.test/a?b&amp;c</loc></url>",
    );
  });

  it("the sitemap and the feed have the addresses of a language", () => {
    const alternates = { en: "https://x.test/faq", es: "https://x.test/es/faq" };
    expect(sitemap([{ address: "https://x.test/faq", alternates }])).toContain(
      '<xhtml:link rel="alternate" hreflang="es" href="https://x.test/es/faq"/></url>',
    );
    const written = feed({ name: "X", description: "Y", url: "https://x.test" }, [], "es");
    expect(written).toContain('xml:lang="es-US"');
    expect(written).toContain("<id>https://x.test/es/feed.xml</id>");
  });

  it("security.txt expires within a year of the build", () => {
    const text = securityTxt(
      { url: "https://x.test", email: "a@x.test" },
      new Date("2026-11-20T15:00:00Z"),
    );
    expect(text).toContain("Expires: 2027-11-19T00:00:00Z\n");
  });

  it("vCard lines are escaped, and folded at 75 octets", () => {
    const facts = {
      ...site.business,
      name: "Büro, Bau; und Söhne ".repeat(6).trim(),
      hours: { text: "8 am–5 pm" },
    };
    const card = vcard(facts);
    for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card.replace(/\r\n /g, "")).toContain("FN:Büro\\, Bau\\; und Söhne");
  });

  it("title, picture and robots are read from a built page", () => {
    const html =
      '<head><meta name="robots" content="noindex, follow"><meta property="og:title" content="A &amp; B"></head><link rel="alternate" hreflang="es" href="/es/x"><img src="/logo.svg"><img fetchpriority="high" src="/l.jpg">';
    expect(readBuiltPage("/x", html)).toMatchObject({
      title: "A & B",
      hero: "/l.jpg",
      alternates: { es: "/es/x" },
      isHidden: true,
      canonical: undefined,
    });
  });
});
