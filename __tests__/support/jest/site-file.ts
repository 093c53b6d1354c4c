/**
 * In the place of what content/site.yml says, whose languages and extras unit tests do not depend
 * on.
 */
import { readdirSync } from "node:fs";
import type { SiteFile } from "../../../src/content/site-file";

/** The languages of the tests' labels. */
export const labelledLanguages = ["en", "es"];

/** All of them are on. */
export const languagesOff: string[] = [];

/** The settings of the tests' site. */
export const site: SiteFile = {
  languages: [
    { code: "en", name: "English", names: { en: "English", es: "Spanish" }, locale: "en-US" },
    { code: "es", name: "Español", names: { en: "inglés", es: "español" }, locale: "es-US" },
  ],
  timeZone: "America/Los_Angeles",
  extras: readdirSync("src/extras").filter((name) => !name.includes(".")),
  isSample: true,
};
