/** What a language of the site lacks, and cannot do without. Pure. */
import type { ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fault } from "../issues";
import { translationOf, translations as languages } from "../language";
import type { ContentFiles } from "./read-files";

/**
 * Pages that every language needs: the one to which the switch of languages leads, and the one for
 * addresses that do not exist.
 */
const needed = ["home", "not-found"].map((name) => `content/pages/${name}/index.md`);

/**
 * Returns a mistake for each page that a language of the site needs, and that is not translated.
 */
export const missingPages = (
  originals: readonly ContentFile[],
  { translations, mistakes }: Pick<ContentFiles, "translations" | "mistakes">,
): Mistake[] =>
  originals
    .filter(({ file }) => needed.includes(file))
    .flatMap((content) => languages.map((language) => translationOf(content.file, language)))
    .filter((file) => ![...translations, ...mistakes].some((one) => one.file === file))
    .map((file) => ({
      file,
      line: 1,
      field: "file",
      ...fault(
        "translation-missing",
        "is missing, and every language of the site needs this page",
        "translate it, or take the language out of content/site.yml",
      ),
    }));
