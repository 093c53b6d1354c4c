/** @jest-environment node */
import { parseDocument } from "htmlparser2";
import { readBuiltPage } from "../../../src/publish/built-page";
import { feed } from "../../../src/publish/feed";
import { vcard } from "../../../src/publish/vcard";
import { site as facts } from "../../support/component-fixture";

const site = facts();

it("the feed has the addresses of its language", () => {
  const written = feed({ name: "X", description: "Y", url: "https://x.test" }, [], "es");
  expect(written).toContain('xml:lang="es-US"');
  expect(written).toContain("<id>https://x.test/feed.es.xml</id>");
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
  expect(readBuiltPage("/x", parseDocument(html))).toMatchObject({
    title: "A & B",
    hero: "/l.jpg",
    alternates: { es: "/es/x" },
    isHidden: true,
    canonical: undefined,
  });
});
