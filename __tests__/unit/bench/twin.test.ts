/** @jest-environment node */
import { sitemapRoutes } from "../../../scripts/bench/site";
import { twinHeaders, twinOf } from "../../../scripts/bench/twin";

const picture = `<picture><source type="image/avif" srcSet="/a.avif 400w" sizes="100vw"/><img src="/a.jpg" fetchpriority="high" loading="eager" alt=""/></picture>`;
const css = `h1{font-family:"Face",sans-serif}@media (min-width:1px){h1{color:red}}`;
const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin="anonymous"/><link rel="modulepreload" href="/m.js"/><link rel="preload" as="image" href="/a.avif"/><link rel="canonical" href="https://site.test/"/><style data-href="/s.css">@font-face{font-family:Face;src:url(/f.woff2) format("woff2")}@font-face{font-family:Fallback;src:local("Arial")}${css}</style><script type="application/ld+json">{"@type":"WebPage"}</script></head><body><h1>Casitas</h1>${picture}<template id="gatsby-scripts"><link rel="stylesheet" href="/s.css"/><script src="/app.js"></script></template><SCRIPT async src="/x.js"></SCRIPT><script>document.title = "<b>";</script></body></html>`;

it("is the page without scripts and fonts", () => {
  expect(twinOf(html)).toBe(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="image" href="/a.avif"/><link rel="canonical" href="https://site.test/"/><style data-href="/s.css">${css}</style><script type="application/ld+json">{"@type":"WebPage"}</script></head><body><h1>Casitas</h1>${picture}</body></html>`,
  );
});

it("has the page's headers, except that inline styles are allowed", () => {
  const headers =
    "/*\n  Content-Security-Policy: script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=' 'sha256-c='; img-src 'self'\n  X-Frame-Options: DENY\n";
  expect(twinHeaders(headers)).toBe(
    "/*\n  Content-Security-Policy: script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'\n  X-Frame-Options: DENY\n",
  );
});

it("reads the routes of a sitemap", () => {
  const sitemap =
    "<urlset><url><loc>https://site.test/</loc></url><url><loc>https://site.test/faq</loc></url></urlset>";
  expect(sitemapRoutes(sitemap)).toEqual(["/", "/faq"]);
});
