/** @jest-environment node */
import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { readBuiltPage } from "../../../src/build/publish/built-page";
import { feed, withAbsoluteAddresses } from "../../../src/build/publish/feed";
import { gitDates } from "../../../src/build/publish/git-dates";
import { lastChanges, latest } from "../../../src/build/publish/last-changes";
import { securityTxt } from "../../../src/build/publish/security-txt";
import {
  cachedSharePicture,
  drawSharePicture,
  pixelsOf,
  shareSvg,
} from "../../../src/build/publish/share-picture";
import { sitemap } from "../../../src/build/publish/sitemap";
import { fit, typeface, widthOf } from "../../../src/build/publish/type-setting";
import { vcard } from "../../../src/build/publish/vcard";
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

  it("addresses are made absolute in tags only", () => {
    const html =
      '<p>href="/x" <a href="/a#b">a</a> <a href="#c">c</a> <a href="https://e.example/">e</a><img alt="" src="/d.jpg"/></p>';
    expect(withAbsoluteAddresses(html, "https://x.test", "https://x.test/page")).toBe(
      '<p>href="/x" <a href="https://x.test/a#b">a</a> <a href="https://x.test/page#c">c</a> <a href="https://e.example/">e</a><img alt="" src="https://x.test/d.jpg"/></p>',
    );
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

describe("share pictures", () => {
  const words = {
    title: "Home",
    name: "Example Construction",
    place: "General Contractor Las Vegas",
  };

  const heroOf = (picture: Buffer) => ({
    key: createHash("sha256").update(picture).digest("hex"),
    read: () => Promise.resolve(picture),
  });

  it("use no installed font", () => {
    expect(shareSvg(words)).not.toMatch(/<text|font/);
  });

  it.each([
    "Home",
    "W".repeat(52),
    "How to Pick a Trustworthy General Contractor, Twice",
    "Élégance & “quotes” – 50 %",
  ])("have the right size with the title %s, below 150 KB", async (title) => {
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const picture = await drawSharePicture({ ...words, title, hero: heroOf(noise) });
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect(picture.length).toBeLessThan(150_000);
  });

  it.each([
    "Home",
    "Égypt Ågj",
    "W".repeat(52),
    "How to Pick a Trustworthy General Contractor, Twice",
  ])("have the title %s at the same place as the whole drawing", async (title) => {
    const hero = heroOf(
      await sharp({ create: { width: 900, height: 900, channels: 3, background: "#888" } })
        .png()
        .toBuffer(),
    );
    const whole = await sharp(Buffer.from(shareSvg({ ...words, title, hero })))
      .removeAlpha()
      .raw()
      .toBuffer();
    const pixels = await pixelsOf({ ...words, title, hero });
    const panel = await sharp(pixels, { raw: { width: 1200, height: 630, channels: 3 } })
      .extract({ left: 0, top: 0, width: 576, height: 630 })
      .raw()
      .toBuffer();
    expect(panel.equals(whole)).toBe(true);
  });

  it("do not overlap the large mark with a long title", async () => {
    const markOf = async (title: string) =>
      sharp(await pixelsOf({ ...words, title }), { raw: { width: 1200, height: 630, channels: 3 } })
        .extract({ left: 720, top: 0, width: 480, height: 630 })
        .raw()
        .toBuffer();
    const [short, long] = await Promise.all(["Home", "Booth dates, counted back"].map(markOf));
    expect(long!.equals(short!)).toBe(true);
  });

  it("set titles as large as possible", () => {
    const font = typeface(700);
    const room = { sizes: [72, 56, 40], width: 448, lines: 4 };
    expect(fit(font, "Home", room).size).toBe(72);
    const { lines, size } = fit(
      font,
      "How to Pick a Trustworthy General Contractor in Nevada",
      room,
    );
    for (const line of lines) expect(widthOf(font, line, size)).toBeLessThanOrEqual(448);
  });

  it("are cached until their contents change", async () => {
    const first = await cachedSharePicture(words, folder);
    expect(await cachedSharePicture(words, folder)).toEqual(first);
    expect(await readdir(folder)).toHaveLength(1);
    await cachedSharePicture({ ...words, title: "Other" }, folder);
    expect(await readdir(folder)).toHaveLength(2);
  });
});
