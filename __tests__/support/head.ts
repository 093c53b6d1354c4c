import { addressIn, languageOf } from "../../src/content/language";
import { textIn } from "../../src/content/text";
import type { ReadPage } from "./read-page";

export interface HeadSite {
  /** Address of the site, without a trailing slash. */
  url: string;
  name: string;
  /** Whether the business is a sample: what is shared then carries the notice. */
  sample: boolean;
  /** Whether the site has a file at an address. */
  hasFile: (address: string) => boolean;
}

const inLanguages = {
  en: { suffix: " | General Contractor Las Vegas", locale: "en-US", other: "es_US" },
  es: { suffix: " | Contratista general en Las Vegas", locale: "es-US", other: "en_US" },
};

/** Returns what is wrong with a page's head. */
export function headFaults(page: ReadPage, path: string, site: HeadSite): string[] {
  const faults: string[] = [];
  const { language, path: original } = languageOf(path);
  const { suffix, locale, other } = inLanguages[language];
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

  const description = one("description");
  const shared = site.sample ? `${description} ${textIn(language).t("sample.text")}` : description;
  const isHidden = one("robots").includes("noindex");
  const canonicals = page.links("canonical").map(({ href }) => href);
  expectThat(
    canonicals.join() === (isHidden ? "" : site.url + path),
    `canonical ${canonicals.join()}`,
  );

  // Every page exists in both languages; hidden ones have no alternates.
  const english = site.url + original;
  const spanish = site.url + addressIn("es", original);
  const alternates = page
    .links("alternate")
    .flatMap(({ hreflang, href }) => (hreflang ? [`${hreflang} ${String(href)}`] : []));
  const expected = [`en ${english}`, `es ${spanish}`, `x-default ${english}`];
  expectThat(
    alternates.join() === (isHidden ? [] : expected).join(),
    `alternates ${alternates.join()}`,
  );
  expectThat(
    page.meta("og:locale:alternate").join() === (isHidden ? "" : other),
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
