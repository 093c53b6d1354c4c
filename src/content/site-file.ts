/**
 * What content/site.yml says that is known before anything else is read: the languages, the time
 * zone and the extras that are on; and whether the business is a sample. Schemas, pages and labels
 * are made of it when a program starts. The check reads the files again, like all content, and
 * reports what is wrong in them. What webpack compiles has `site-file.browser.ts` in its place.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { languageCode } from "./language-code";

/** A language of the site. */
interface SiteLanguage {
  /** Its code (BCP 47), as in `faq.es.yml` and `/es/faq`. */
  code: string;
  /** Its name in the language itself: Español. */
  name: string;
  /** What it calls each language of the site in a sentence, by code: español, inglés. */
  names: Readonly<Record<string, string>>;
  /** The locale in which `Intl` writes its dates and numbers: es-US. */
  locale: string;
}

/** The part of the file that browsers have as well. */
export interface SiteFile {
  /** The languages of the site; the first one has the short addresses. */
  languages: readonly SiteLanguage[];
  /** IANA time zone of the business. */
  timeZone: string;
  /** The names of the extras that are on. */
  extras: readonly string[];
  /** Whether the business is a sample, and not a real one. */
  isSample: boolean;
}

/** The business is in the United States, whatever its customers speak. */
const region = "US";

/** The languages in which there are labels. */
export const labelledLanguages: readonly string[] = readdirSync("src/i18n")
  .map((file) => file.replace(/\.yml$/, ""))
  .filter((name) => new RegExp(`^${languageCode}$`).test(name))
  .sort();

type Settings = Readonly<Record<string, unknown>>;

/** Returns what a file says; nothing where it is missing or broken. */
function readSettings(file: string): Settings {
  if (!existsSync(file)) return {};
  try {
    const settings: unknown = parse(readFileSync(file, "utf8"));
    return typeof settings === "object" && settings !== null ? { ...settings } : {};
  } catch {
    return {};
  }
}

function languageNamed(code: string, codes: readonly string[]): SiteLanguage {
  const display = new Intl.DisplayNames([code], { type: "language" });
  const names = Object.fromEntries(codes.map((other) => [other, display.of(other) ?? other]));
  const own = names[code] ?? code;
  return {
    code,
    name: own.charAt(0).toLocaleUpperCase(code) + own.slice(1),
    names,
    locale: new Intl.Locale(code, { region }).toString(),
  };
}

/**
 * Returns what the files say as far as it is right. What is wrong fails the check; until then, all
 * languages with labels stand in.
 */
export function siteFileOf(settings: Settings, business: Settings = {}): SiteFile {
  const { languages, timeZone, extras } = settings;
  const named = Array.isArray(languages) ? languages.map(String) : [];
  const known = named.filter((code) => labelledLanguages.includes(code));
  const codes = [...new Set(known.length > 0 ? known : labelledLanguages)];
  const zones = Intl.supportedValuesOf("timeZone");
  return {
    languages: codes.map((code) => languageNamed(code, codes)),
    timeZone: zones.find((zone) => zone === timeZone) ?? "UTC",
    extras: Object.entries(extras ?? {}).flatMap(([name, isOn]) => (isOn === true ? [name] : [])),
    isSample: business.sample !== false,
  };
}

/** What the files of this site say. */
export const site: SiteFile = siteFileOf(
  readSettings("content/site.yml"),
  readSettings("content/business.yml"),
);

/**
 * The languages that have labels and are switched off: what is written in them may stay in content/
 * and is left alone.
 */
export const languagesOff: readonly string[] = labelledLanguages.filter(
  (code) => !site.languages.some((language) => language.code === code),
);
