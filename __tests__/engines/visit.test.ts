/**
 * The same visit in three engines, at the width of a phone and of a laptop. It needs the build of
 * the fixture business: `npm test -- fixtures engines`. What the journeys of __tests__/browser see
 * in Chromium is not seen again here, only that the other engines behave alike.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engineNames, windows } from "./engine";
import { startHost, type Host } from "./host";
import { Visitor } from "./visitor";

declare const siteFolder: string;

// Engines start in a minute where other programs keep the processor busy.
jest.setTimeout(5 * 60_000);

const dist = join(siteFolder, "dist");
const service = { path: "/services/kitchen-remodel", heading: "Kitchens in" };
const home = { path: "/", heading: "One person to call" };
const log = { path: "/build-process/kitchen-log", heading: "A kitchen, from the last" };
const about = { path: "/about", heading: "Who we are" };
const sizes = Object.keys(windows) as (keyof typeof windows)[];
const visits = engineNames.flatMap((engine) => sizes.map((size) => ({ engine, size })));

let host: Host;
let visitor: Visitor;

/** Problems that a step causes on purpose. */
let expectedProblems: RegExp | undefined;

beforeAll(async () => {
  host = await startHost(dist);
});
afterAll(() => host.close());

describe.each(visits)("in $engine, on a $size", ({ engine, size }) => {
  beforeAll(async () => {
    visitor = await Visitor.arrive(engine, size, host.address);
    await visitor.load("/");
    expect(await visitor.see(() => ({ width: innerWidth, height: innerHeight }))).toEqual(
      windows[size],
    );
  });
  afterAll(() => visitor.leave());

  beforeEach(() => {
    expectedProblems = undefined;
    visitor.problems();
  });
  afterEach(() => {
    const unexpected = visitor.problems().filter((line) => !expectedProblems?.test(line));
    expect(unexpected).toEqual([]);
  });

  it("a link before any script loads a document, and Back returns to its place", async () => {
    await visitor.load(home.path);
    const link = `main a[href="${service.path}"]`;
    const place = await visitor.bring(link);
    await visitor.tapInView(link);
    await visitor.expectPage(service.path, service.heading);
    await visitor.expectTop(0);
    await visitor.back();
    await visitor.expectPage(home.path, home.heading);
    await visitor.expectTop(place, 40);
  });

  it("links, Back and Forward keep the document, and a page its place", async () => {
    await visitor.open(home.path);
    await visitor.mark();
    const link = `main a[href="${service.path}"]`;
    const place = await visitor.bring(link);
    expect(place).toBeGreaterThan(100);
    await visitor.tapInView(link);
    await visitor.expectPage(service.path, service.heading);
    await visitor.expectTop(0);
    const further = await visitor.bring("main h2:last-of-type");
    await visitor.back();
    await visitor.expectPage(home.path, home.heading);
    await visitor.expectTop(place);
    await visitor.forward();
    await visitor.expectPage(service.path, service.heading);
    await visitor.expectTop(further);
    expect(await visitor.isSameDocument()).toBe(true);
    await visitor.reload();
    await visitor.takeInterest();
    // Chromium itself is a line off where text wraps anew once the typeface is there.
    await visitor.expectTop(further, 40);
  });

  it("a hash leads below the header, on a page, between pages and on load", async () => {
    await visitor.open(service.path);
    await visitor.mark();
    await visitor.see(() => window.___navigate("/faq#price"));
    await visitor.until("the questions are shown", () => location.pathname === "/faq");
    await visitor.expectBelowHeader("price");
    expect(await visitor.isSameDocument()).toBe(true);
    await visitor.see(() => window.___navigate("#main"));
    await visitor.back();
    await visitor.expectBelowHeader("price");
    await visitor.load("/about");
    await visitor.load("/faq#price");
    await visitor.expectBelowHeader("price");
    await visitor.takeInterest();
    await visitor.expectBelowHeader("price");
  });

  it("the bar shows while a page is on its way, and goes when it is there", async () => {
    const release = host.hold("/page-data/privacy/page-data.json");
    await visitor.open(about.path);
    await visitor.mark();
    await visitor.see(() => {
      window.___navigate("/privacy");
    });
    const state = "[role=progressbar][data-state=loading]";
    await visitor.until("the bar shows", (one) => document.querySelector(one) !== null, state);
    release();
    await visitor.expectPage("/privacy", "We know what you send us");
    await visitor.until("the bar goes", () => !document.querySelector("[role=progressbar]"));
    expect(await visitor.isSameDocument()).toBe(true);
  });

  it("an address that leads nowhere says so, and the way home", async () => {
    expectedProblems = /404/;
    await visitor.open("/no/such/page");
    await visitor.expectPage("/no/such/page", "This page could not be found");
    await visitor.tap("main a[href='/']");
    await visitor.expectPage("/", "One person to call");
  });

  it("a form sent empty lists what is missing, and leads there", async () => {
    await visitor.forget();
    await visitor.open("/contact");
    await visitor.fill("form [name=name]", "O'Brien-Ñúñez 李");
    await visitor.tap("form[name=contact] button[type=submit]");
    await visitor.expectFocus("[data-error-summary]");
    await visitor.settle();
    const count = await visitor.see(() => {
      const summary = document.querySelector("[data-error-summary]");
      const box = summary?.getBoundingClientRect();
      const isInView = box && box.top >= 0 && box.bottom <= innerHeight;
      return isInView ? summary?.querySelectorAll("a").length : 0;
    });
    expect(count).toBe(3);
    expect(await visitor.see(() => document.title)).toMatch(/^Error/);
    for (let index = 1; index <= 3; index += 1) {
      await visitor.tap(`[data-error-summary] li:nth-child(${index}) a`);
      await visitor.expectFocus("[aria-invalid=true]");
      await visitor.settle();
      const isInView = await visitor.see(() => {
        const field = document.activeElement as HTMLInputElement;
        const label = (field.labels?.[0] ?? field).getBoundingClientRect();
        const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return label.top >= header - 1 && field.getBoundingClientRect().bottom <= innerHeight;
      });
      expect(isInView).toBe(true);
    }
    expect(
      await visitor.see(() => document.querySelector<HTMLInputElement>("[name=name]")?.value),
    ).toBe("O'Brien-Ñúñez 李");
  });

  it("a draft comes back by itself, and the request is sent", async () => {
    await visitor.forget();
    await visitor.open("/contact");
    const typed = { name: "Sam Ñúñez", email: "sam@example.com", message: "A new kitchen" };
    for (const [name, text] of Object.entries(typed))
      await visitor.fill(`form[name=contact] [name=${name}]`, text);
    await visitor.choose("form[name=contact] [name=project]", "Kitchen Remodel");
    await visitor.tap("form[name=contact] label", "By email");
    await visitor.reload();
    await visitor.until(
      "the draft is back",
      (name) => document.querySelector<HTMLInputElement>("form [name=name]")?.value === name,
      typed.name,
    );
    await visitor.takeInterest();
    const kept = await visitor.see(() => {
      const form = document.querySelector<HTMLFormElement>("form[name=contact]");
      if (!form) return {};
      return Object.fromEntries(
        [...new FormData(form)].filter(([, value]) => typeof value === "string"),
      );
    });
    expect(kept).toMatchObject({ ...typed, project: "Kitchen Remodel", reply: "By email" });
    await visitor.until("people need more than two seconds", () => performance.now() > 2_500);
    await visitor.tap("form[name=contact] button[type=submit]");
    await visitor.expectPage("/thanks", "Thanks");
    await visitor.until(
      "what was sent is listed",
      (name) => document.querySelector("main")?.textContent.includes(name),
      typed.name,
    );
    await visitor.open("/contact");
    expect(
      await visitor.see(() => document.querySelector<HTMLInputElement>("[name=name]")?.value),
    ).toBe("");
  });

  it("the menu opens before any script, closes with Escape, and leads to a service", async () => {
    await visitor.load(about.path);
    const summary = visitor.isOnPhone ? "header details > summary" : "header nav summary";
    await visitor.tapInView(summary);
    await visitor.until("it opens", () => document.querySelector("header details[open]") !== null);
    await visitor.takeInterest();
    await visitor.mark();
    await visitor.key("Escape");
    await visitor.until("it closes", () => !document.querySelector("header details[open]"));
    await visitor.tapInView(summary);
    await visitor.until("it opens", () => document.querySelector("header details[open]") !== null);
    const link = `header a[href="${service.path}"]`;
    await visitor.see(
      (one) => window.visitor.find(one)?.scrollIntoView({ block: "nearest", behavior: "instant" }),
      link,
    );
    await visitor.tapInView(link);
    await visitor.expectPage(service.path, service.heading);
    expect(await visitor.isSameDocument()).toBe(true);
    expect(await visitor.see(() => document.querySelector("header details[open]"))).toBeNull();
  });

  it("a picture opens large, closes with Escape and with Back, and has an address", async () => {
    await visitor.open(log.path);
    await visitor.mark();
    const link = "#photo-1 > a";
    const place = await visitor.bring(link);
    await visitor.tapInView(link);
    const isOpen = () => document.querySelector("dialog[open] img") !== null;
    const isClosed = () => !document.querySelector("dialog[open]") && location.hash === "";
    await visitor.until("it opens", isOpen);
    await visitor.key("Escape");
    await visitor.until("Escape closes it", isClosed);
    await visitor.expectFocus(link);
    await visitor.expectTop(place, 40);
    await visitor.tap(link);
    await visitor.until("it opens again", isOpen);
    await visitor.back();
    await visitor.until("Back closes it", isClosed);
    expect(await visitor.isSameDocument()).toBe(true);
    await visitor.load(about.path);
    await visitor.load(`${log.path}#photo-1`);
    await visitor.until("its address opens it", isOpen);
  });

  it("a picture that is tapped before any script opens large too, and not as a file", async () => {
    await visitor.load(about.path);
    await visitor.load(log.path);
    await visitor.tap("#photo-1 > a");
    await visitor.until("it opens", () => document.querySelector("dialog[open] img") !== null);
    expect(await visitor.see(() => location.pathname)).toBe(log.path);
  });

  it("what is typed into the search leads to its page", async () => {
    await visitor.open(about.path);
    await visitor.mark();
    await visitor.tapInView("header a[href='/search']");
    await visitor.expectFocus("dialog[open] input[type=search]");
    await visitor.key("Escape");
    await visitor.until("Escape closes it", () => !document.querySelector("dialog input"));
    await visitor.expectFocus("header a[href='/search']");
    await visitor.tapInView("header a[href='/search']");
    await visitor.expectFocus("dialog[open] input[type=search]");
    await visitor.type("kitchen");
    const link = `dialog[open] ol a[href^="${service.path}"]`;
    await visitor.until("it finds", (one) => document.querySelector(one) !== null, link);
    await visitor.key("ArrowDown");
    await visitor.expectFocus("dialog[open] ol li:first-child a");
    await visitor.tap(link);
    await visitor.expectPage(service.path, service.heading);
    expect(await visitor.isSameDocument()).toBe(true);
  });

  it("it is said that the connection is gone, and that it is back", async () => {
    await visitor.open(about.path);
    const says = (words: string) =>
      visitor.until(
        `it says “${words}”`,
        (one) => {
          const { textContent = "" } = document.getElementById("visit-status") ?? {};
          return one === "" ? textContent === "" : textContent.includes(one);
        },
        words,
      );
    // Not every driver takes its engine off the network: the browser is made to say so.
    const sayOnline = (is: boolean) =>
      visitor.see((online) => {
        Object.defineProperty(navigator, "onLine", { configurable: true, get: () => online });
        dispatchEvent(new Event(online ? "online" : "offline"));
      }, is);
    await says("");
    await sayOnline(false);
    await says("offline");
    await sayOnline(true);
    await says("back online");
    await says("");
  });

  it("the other language is a tap away, on the same page", async () => {
    await visitor.open(service.path);
    if (visitor.isOnPhone) await visitor.tapInView("header details > summary");
    await visitor.tapInView("header a[hreflang=es]");
    await visitor.until("it is in Spanish", () => location.pathname.startsWith("/es/"));
    expect(await visitor.see(() => location.pathname)).toBe(`/es${service.path}`);
  });

  it("the bar to call comes on a phone, and goes at the end of the page", async () => {
    await visitor.open(about.path);
    await visitor.settle();
    const isThere = () =>
      visitor.see(() => {
        const link = document.querySelector("nav[aria-label='Quick contact'] a");
        if (!link || !window.visitor.isShown(link)) return false;
        const { top, bottom } = link.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    expect(await isThere()).toBe(false);
    await visitor.see(() => scrollTo({ top: 1_200, behavior: "instant" }));
    await visitor.settle();
    expect(await isThere()).toBe(visitor.isOnPhone);
    await visitor.see(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    });
    await visitor.settle();
    expect(await isThere()).toBe(false);
  });

  it("no page is wider than the window, and each has its letters and pictures", async () => {
    const sitemap = readFileSync(join(dist, "sitemap.xml"), "utf8");
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path = ""]) => (path === "" ? "/" : path),
    );
    expect(paths.length).toBeGreaterThan(10);
    const faults: string[] = [];
    for (const path of paths) {
      await visitor.open(path);
      await visitor.settle();
      const found = await visitor.see(async () => {
        await document.fonts.ready;
        const excess = document.documentElement.scrollWidth - innerWidth;
        const beyond = [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .slice(0, 3)
          .map(({ tagName, className }) => `${tagName}.${className}`);
        const hasLetters = [...document.fonts].some(({ status }) => status === "loaded");
        const broken = [...document.images]
          .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
          .map(({ currentSrc }) => `${currentSrc} is not a picture`);
        return [
          ...(excess > 0 ? [`${excess} px too wide: ${beyond.join(", ")}`] : []),
          ...(hasLetters ? [] : ["its typeface is not there"]),
          ...broken,
        ];
      });
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
