/** In the place of what content/site.yml says, whose languages and extras unit tests do not depend on. */
import { readdirSync } from "node:fs";
import type { SiteFile } from "../../../src/content/site-file";

export const labelledLanguages = ["en", "es"];
export const languagesOff: string[] = [];
export const site: SiteFile = {
  languages: [
    { code: "en", name: "English", names: { en: "English", es: "Spanish" }, locale: "en-US" },
    { code: "es", name: "Español", names: { en: "inglés", es: "español" }, locale: "es-US" },
  ],
  timeZone: "America/Los_Angeles",
  extras: readdirSync("src/extras").filter((name) => !name.includes(".")),
  isSample: true,
};
