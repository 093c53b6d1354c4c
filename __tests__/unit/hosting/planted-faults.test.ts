/** @jest-environment node */
/**
 * Tests of the helpers that check the built site: each must find faults. `checker.test.ts` does the same for structured data, and
 * `headers.test.ts` for headers.
 */
import { headFaults } from "../../support/head";
import { htmlFaults } from "../../support/html";
import { brokenLinks } from "../../support/links";
import { readPage } from "../../support/structured-data/read-page";
import { notShown } from "../../support/structured-data/shown";
import { site } from "../../support/structured-data/site-facts";
import { pageGraph } from "../../../src/seo/structured-data/graph";

const url = "https://www.example.test";
const description =
  "A description of the page that is as long as a search result wants it to be, which is between 110 and 160 characters.";
const head = `<title>About | General Contractor Las Vegas</title><meta name="description" content="${description}">
<meta name="robots" content="index, follow"><link rel="canonical" href="${url}/about">
<meta property="og:title" content="About"><meta property="og:description" content="${description}"><meta property="og:type" content="website">
<meta property="og:url" content="${url}/about"><meta property="og:site_name" content="Example"><meta property="og:locale" content="en_US">
<meta property="og:image" content="${url}/share/about.jpg"><meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="About the business">
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="About"><meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${url}/share/about.jpg"><meta name="twitter:image:alt" content="About the business">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">
<link rel="alternate" hreflang="en" href="${url}/about"><link rel="alternate" hreflang="es" href="${url}/es/about">
<link rel="alternate" hreflang="x-default" href="${url}/about"><meta property="og:locale:alternate" content="es_US">
<link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest"><link rel="alternate" type="application/atom+xml" href="/feed.xml">`;
const html = `<html lang="en-US"><head>${head}</head><body></body></html>`;

describe("the check of heads", () => {
  const faultsOf = (text: string) =>
    headFaults(readPage(text), "/about", {
      url,
      name: "Example",
      hasFile: (file) => !file.includes("missing"),
    });

  it("accepts a valid head", () => {
    expect(faultsOf(html)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["another title", "About | General", "About | Some"],
    ["a second title", "<title>", "<title>x</title><title>"],
    [
      "a second description",
      '<meta name="robots"',
      '<meta name="description" content="x"><meta name="robots"',
    ],
    ["a short description", description, "Short."],
    ["a canonical of another page", `canonical" href="${url}/about`, `canonical" href="${url}/`],
    [
      "a canonical with a trailing slash",
      `canonical" href="${url}/about"`,
      `canonical" href="${url}/about/"`,
    ],
    ["no canonical", 'rel="canonical"', 'rel="other"'],
    ["a canonical on a hidden page", "index, follow", "noindex"],
    ["no Spanish page", `hreflang="es" href="${url}/es/about"`, `hreflang="es" href="${url}/es"`],
    ["no language", ' lang="en-US"', ""],
    ["a relative picture", `og:image" content="${url}`, 'og:image" content="'],
    ["a missing picture", "/share/about.jpg", "/share/missing.jpg"],
    ["a picture without a size", 'og:image:width" content="1200"', 'og:image:width" content=""'],
    ["a picture without alternative text", "About the business", ""],
    ["another card", "summary_large_image", "summary"],
    ["a missing icon", "/favicon.svg", "/missing.svg"],
    ["no feed", "application/atom+xml", "text/plain"],
    ["no manifest", 'rel="manifest"', 'rel="x"'],
    [
      "one theme color",
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">',
      "",
    ],
  ])("finds %s", (_name, before, after) => {
    expect(html).toContain(before);
    expect(faultsOf(html.replaceAll(before, after))).not.toEqual([]);
  });
});

describe("the check of HTML", () => {
  it.each(["<p id=a></p><p id=a></p>", "<p><div></div></p>", "<ul><p>x</p></ul>", "<p>x</b></p>"])(
    "finds %s",
    async (body) => {
      expect(
        await htmlFaults(
          `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`,
        ),
      ).not.toEqual([]);
    },
  );
});

describe("the check of links", () => {
  const pages = (link: string) => [
    { path: "/", html: `<h1 id="top">x</h1>${link}` },
    { path: "/about", html: '<h1 id="us">x</h1>' },
  ];
  const check = (link: string) => brokenLinks(pages(link), url, (file) => file === "/photo.jpg");

  it.each([
    "/about",
    "/about#us",
    "#top",
    "/photo.jpg",
    "mailto:a@b.example",
    "tel:+17025550100",
    "https://elsewhere.example/x",
    `${url}/about`,
  ])("accepts %s", (address) => {
    expect(check(`<a href="${address}">x</a>`)).toEqual([]);
  });

  it.each([
    "/abuot",
    "/about/",
    "/about#them",
    "#bottom",
    "/no.jpg",
    "http://elsewhere.example",
    "javascript:x",
    "",
    "about us",
    `${url}/abuot`,
  ])("finds %j", (address) => {
    expect(check(`<a href="${address}">x</a>`)).toEqual(address === "" ? [] : [`/ → ${address}`]);
  });

  it.each([
    '<img src="/no.jpg">',
    '<source srcset="/photo.jpg 1x, /no.jpg 2x">',
    '<script src="/no.js"></script>',
    "<a>x</a>",
    '<form action="/nowhere"></form>',
  ])("finds %s", (element) => {
    expect(check(element)).toHaveLength(1);
  });
});

describe("the check of structured data against the page", () => {
  const graph = JSON.stringify(
    pageGraph(site, {
      kind: "WebPage",
      path: "/about",
      title: "About",
      description,
      trail: [{ title: "About", path: "/about" }],
      home: { title: "Home", path: "/" },
    }),
  );
  const { business } = site;
  const text = `${business.name} (702) 555-0100 ${business.email} ${business.address.street}, Las Vegas, NV 89103
    4.9 / 5 from 50 reviews ${business.areas.map(({ name }) => name).join(", ")}`;
  const page = (words: string, trail = '<li><a href="/">Home</a></li><li>About</li>') =>
    readPage(`<body><nav aria-label="Breadcrumbs"><ol>${trail}</ol></nav><p>${words}</p></body>`);

  it("accepts structured data that the page shows", () => {
    expect(notShown(page(text), graph)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["another name", business.name, "Sample Builders"],
    ["another phone number", "555-0100", "555-0101"],
    ["another street", "1 Example", "2 Example"],
    ["another rating", "4.9 / 5", "4.8 / 5"],
    ["another number of reviews", "50 reviews", "51 reviews"],
    ["a missing area", "Pahrump", ""],
  ])("finds %s", (_name, before, after) => {
    expect(notShown(page(text.replace(before, after)), graph)).not.toEqual([]);
  });

  it.each([
    "",
    "<li>Home</li>",
    '<li><a href="/">Home</a></li><li>About us</li>',
    '<li><a href="/x">Home</a></li><li>About</li>',
  ])("finds other breadcrumbs: %s", (trail) => {
    expect(notShown(page(text, trail), graph)).toHaveLength(1);
  });
});
