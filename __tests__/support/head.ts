import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  addressIn,
  languageOf,
  languages,
  localeOf,
  original as first,
  translationOf,
  type Language,
} from "../../src/content/language";
import { textIn } from "../../src/content/text";
import type { ReadPage } from "./read-page";

interface HeadSite {
  /** Address of the site, without a trailing slash. */
  url: string;
  name: string;
  /** Whether the business is a sample: what is shared then carries the notice. */
  sample: boolean;
  /** Whether the site has a file at an address. */
  hasFile: (address: string) => boolean;
}

/** Returns the end of every title, as content/site.yml has it. */
function suffixIn(language: Language): string {
  const file = "content/site.yml";
  const name = language === first ? file : translationOf(file, language);
  const { titleSuffix } = parse(readFileSync(name, "utf8")) as { titleSuffix: string };
  return ` | ${titleSuffix}`;
}

/** Returns what is wrong with a page's head. */
export function headFaults(page: ReadPage, path: string, site: HeadSite): string[] {
  const faults: string[] = [];
  const { language, path: original } = languageOf(path);
  const [suffix, locale] = [suffixIn(language), localeOf(language)];
  const expectThat = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const one = (name: string): string => {
    const values = page.meta(name);
    expectThat(values.length === 1 && values[0] !== "", `${values.length} × ${name}`);
    return values[0] ?? "";
  };
  const link = (rel: string, type?: string): string | undefined =>
    page.links(rel).find((attributes) => type === undefined || attributes.type === type)?.href;

  const [title = ""] = page.title;
  expectThat(page.title.length === 1, `${page.title.length} titles`);
  expectThat(title.endsWith(suffix) && title.length > suffix.length, `title “${title}”`);
  expectThat(page.lang === locale, `lang ${String(page.lang)}`);

  const { t } = textIn(language);
  const found = one("description");
  const notice = site.sample ? `${t("sample.short")} ` : "";
  expectThat(found.startsWith(notice), "description without its notice");
  const description = found.slice(notice.length);
  const shared = site.sample ? `${description} ${t("sample.text")}` : description;
  const isHidden = one("robots").includes("noindex");
  const canonicals = page.links("canonical").map(({ href }) => href);
  expectThat(
    canonicals.join() === (isHidden ? "" : site.url + path),
    `canonical ${canonicals.join()}`,
  );

  // Every page that is not hidden names the languages in which it is written, if there are several.
  const versions = isHidden
    ? []
    : languages.filter(
        (code) => original === "/" || site.hasFile(`${addressIn(code, original)}.html`),
      );
  const others = versions.filter((code) => code !== language);
  const alternates = page
    .links("alternate")
    .flatMap(({ hreflang, href }) => (hreflang ? [`${hreflang} ${String(href)}`] : []));
  const expected = versions.map((code) => `${code} ${site.url}${addressIn(code, original)}`);
  const standard = `x-default ${site.url}${original}`;
  expectThat(
    alternates.join() === (others.length > 0 ? [...expected, standard] : []).join(),
    `alternates ${alternates.join()}`,
  );
  expectThat(
    page.meta("og:locale:alternate").join() ===
      others.map((code) => localeOf(code).replace("-", "_")).join(),
    "og:locale:alternate",
  );

  expectThat(one("og:url") === site.url + path, "og:url");
  expectThat(one("og:title") + suffix === title, "og:title");
  expectThat(one("og:description") === shared, "og:description");
  expectThat(one("og:site_name") === site.name, "og:site_name");
  expectThat(one("og:locale") === locale.replace("-", "_"), "og:locale");
  expectThat(["website", "article"].includes(one("og:type")), "og:type");
  const picture = one("og:image");
  expectThat(picture.startsWith(`${site.url}/`), "og:image is not absolute");
  expectThat(site.hasFile(picture.slice(site.url.length)), `og:image is not there: ${picture}`);
  expectThat(one("og:image:type") === "image/jpeg", "og:image:type");
  expectThat(
    one("og:image:width") === "1200" && one("og:image:height") === "630",
    "og:image's size",
  );
  expectThat(one("og:image:alt").length >= 8, "og:image:alt");
  expectThat(one("twitter:card") === "summary_large_image", "twitter:card");

  expectThat(page.meta("theme-color").length === 2, "theme-color for both schemes");
  for (const [rel, type] of [
    ["icon", "image/svg+xml"],
    ["icon", undefined],
    ["apple-touch-icon", undefined],
    ["manifest", undefined],
    ["alternate", "application/atom+xml"],
  ] as const) {
    const address = link(rel, type);
    expectThat(
      address !== undefined && site.hasFile(address),
      `${rel} ${type ?? ""}: ${String(address)}`,
    );
  }
  return faults;
}
