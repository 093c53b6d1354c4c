/**
 * The content with which a site starts: `templates/start`, whole files in each language whose words
 * know no trade, place or name. A file in the first language of a site is an original; in another
 * one it becomes a translation: the words alone.
 */
import { stringify } from "yaml";
import { readContent } from "../src/content/content-file";
import { formatMistakes } from "../src/content/issues";
import { declaredPlaceOf } from "../src/content/paths";
import { hashField } from "../src/content/language";
import { hashOfOriginal, translatable } from "../src/content/translation";

/** The folder, with a folder for each language. */
export const startFolder = "templates/start";

/**
 * Returns a file as the translation of an original; undefined where it has no words to translate.
 * @param name below `content/`
 * @throws where one of the two is not what the check accepts
 */
export function asTranslation(name: string, original: string, text: string): string | undefined {
  // Which extras are on is for the site to say that the file is for, which need not be this one.
  const place = declaredPlaceOf(name);
  if (!place) throw new Error(`${name} is no content.`);
  const [source, words] = [original, text].map((one) => {
    const { content, mistakes } = readContent(place, `content/${name}`, [Buffer.from(one)]);
    if (!content) throw new Error(formatMistakes(mistakes));
    return content;
  });
  if (!source || !words) return undefined;
  const { body: _body, ...fields } = (translatable(place.kind.fileSchema, words.data) ?? {}) as {
    body?: string;
  };
  if (Object.keys(fields).length === 0 && words.body === "") return undefined;
  const front = stringify({ [hashField]: hashOfOriginal(source), ...fields });
  return name.endsWith(".md") ? `---\n${front}---\n${words.body}` : front;
}
