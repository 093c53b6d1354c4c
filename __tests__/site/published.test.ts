import { parseDocument, DomUtils } from "htmlparser2";
import {
  facts,
  factsIn,
  hasFile,
  isDated,
  isSampleJob,
  languagesOf,
  pagesWithHtml,
  readBuilt,
} from "../support/built";
import { addressIn, fileIn, languageOf, languages } from "../../src/content/language";
import { toPlainText } from "../../src/content/markdown";
import { typeset } from "../../src/content/typography";
import { readPage } from "../support/read-page";

const pages = pagesWithHtml.map(({ path, html }) => ({ path, page: readPage(html) }));

const xml = (name: string) => parseDocument(readBuilt(name), { xmlMode: true }).children;
const texts = (name: string, children: ReturnType<typeof xml>) =>
  DomUtils.getElementsByTagName(name, children).map((element) => DomUtils.textContent(element));

describe("sitemap.xml", () => {
  it("lists the canonical address of every page that has one, and nothing else", () => {
    const canonical = pages.flatMap(({ page }) =>
      page.links("canonical").map(({ href = "" }) => href),
    );
    expect(texts("loc", xml("sitemap.xml"))).toEqual(canonical.sort());
  });

  it("names each page in its languages, as the page itself does", () => {
    const urls = DomUtils.getElementsByTagName("url", xml("sitemap.xml"));
    const named = urls.map((url) => [
      texts("loc", [url])[0],
      DomUtils.getElementsByTagName("xhtml:link", [url]).map(
        ({ attribs: { hreflang = "", href = "" } }) => `${hreflang} ${href}`,
      ),
    ]);
    const expected = pages.flatMap(({ page }) => {
      const languages = page
        .links("alternate")
        .flatMap(({ hreflang, href = "" }) => (hreflang ? [`${hreflang} ${href}`] : []));
      return page.links("canonical").map(({ href }) => [href, languages]);
    });
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
  });

  it("states when content changed, as its front matter does, and never a future day", () => {
    const today = new Date().toISOString().slice(0, 10);
    const urls = DomUtils.getElementsByTagName("url", xml("sitemap.xml"));
    for (const url of urls) {
      const [address = ""] = texts("loc", [url]);
      const [day] = texts("lastmod", [url]);
      if (day !== undefined) expect(day <= today).toBe(true);
      const { page } = pages.find(({ path }) => facts.url + path === address) ?? {};
      const [modified] = page?.meta("article:modified_time") ?? [];
      if (modified) expect(day).toBe(modified);
    }
  });
});

describe.each(languages.map((language) => [fileIn(language, "feed.xml"), language] as const))(
  "the feed %s",
  (name, language) => {
    const children = xml(name);
    const entries = DomUtils.getElementsByTagName("entry", children);

    it("has every article and every recap once, but no job that is nobody's", () => {
      const ids = entries.map((entry) => texts("id", [entry])[0]);
      const paths = pages
        .map(({ path }) => path)
        .filter((path) => languageOf(path).language === language && isDated(languageOf(path).path))
        .filter((path) => !isSampleJob(languageOf(path).path));
      expect([...ids].sort()).toEqual(paths.map((path) => facts.url + path).sort());
    });

    it("is well-formed", () => {
      // The XML parser above is lenient, and xmllint is not installed everywhere, so the rules are
      // tested directly.
      expect(readBuilt(name)).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
      for (const entry of entries) {
        for (const part of ["id", "title", "updated", "published", "summary"])
          expect(texts(part, [entry])).toHaveLength(1);
        expect(texts("updated", [entry])[0]).toMatch(/^\d{4}-\d\d-\d\dT12:00:00Z$/);
      }
    });
  },
);

describe("the other files", () => {
  it("robots.txt allows everything and names the sitemap", () => {
    expect(readBuilt("robots.txt")).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${facts.url}/sitemap.xml\n`,
    );
  });

  it("security.txt has what RFC 9116 requires, and expires within a year", () => {
    const text = readBuilt(".well-known/security.txt");
    const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
    const days = (new Date(expires).getTime() - Date.now()) / 86_400_000;
    expect(text).toContain(`Contact: mailto:${facts.email}\n`);
    expect(text).toContain(`Canonical: ${facts.url}/.well-known/security.txt\n`);
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThanOrEqual(365);
  });

  it("llms.txt names every page that may be listed, but no job that is nobody's, each once, and every rule where it appears", () => {
    const text = readBuilt("llms.txt");
    expect(text.startsWith(`# ${facts.name}\n\n> ${facts.description}`)).toBe(true);
    const addresses = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = ""]) => address);
    const [pages, rules] = [false, true].map((isRule) =>
      addresses.filter((address) => address.includes("#") === isRule),
    );
    const listed = texts("loc", xml("sitemap.xml")).filter(
      (address) => !isSampleJob(languageOf(new URL(address).pathname).path),
    );
    expect([...(pages ?? [])].sort()).toEqual(listed);
    for (const address of rules ?? []) {
      const { pathname, hash } = new URL(address);
      expect(readBuilt(`${pathname.slice(1)}.html`)).toContain(` id="${hash.slice(1)}"`);
    }
  });

  it("the vCard has the business's name, phone and address", () => {
    const text = readBuilt("contact.vcf").replace(/\r\n /g, "");
    const { street, city, region, postalCode, country } = facts.address;
    const escaped = street.replaceAll(",", "\\,");
    expect(text).toContain(`FN:${facts.name}\r\n`);
    expect(text).toContain(`TEL;TYPE=work,voice,pref:${facts.phones[0]?.number}\r\n`);
    expect(text).toContain(
      `ADR;TYPE=work:;;${escaped};${city};${region};${postalCode};${country}\r\n`,
    );
  });

  it("the manifest names the business and icons that are there", () => {
    const manifest = JSON.parse(readBuilt("manifest.webmanifest")) as {
      name: string;
      short_name: string;
      icons: { src: string; purpose: string }[];
    };
    expect([manifest.name, manifest.short_name]).toEqual([facts.name, facts.shortName]);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
    for (const { src } of manifest.icons) expect(hasFile(src)).toBe(true);
  });
});

it.each(languages)("the pages that answer questions have the owner's answers in %s", (language) => {
  for (const path of ["/contact", "/faq"].filter((one) => languagesOf(one).includes(language))) {
    const { page } = pages.find((one) => one.path === addressIn(language, path)) ?? {};
    const answers: Readonly<Record<string, string>> = factsIn(language).answers ?? {};
    for (const name of Object.keys(facts.answers ?? {})) {
      const answer = answers[name] ?? "";
      const shown = typeset(toPlainText(answer), language).replace(/\s+/g, " ");
      expect(page?.text).toContain(shown);
      if (path === "/faq") expect(page?.blocks.join("").replace(/\s+/g, " ")).toContain(shown);
    }
  }
});
