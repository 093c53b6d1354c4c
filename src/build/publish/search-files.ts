/** What the search loads: one file a language that finds, and one a page from which it quotes. */
import { languageOf, languages, original, type Translation } from "../../content/language";
import { indexAddress, textsAddress, type PagePart } from "../../search/index-file";
import { IndexWriter } from "../../search/index-writer";

interface Synonym {
  find: string;
  typed: readonly string[];
}

/** What visitors of the original's pages type, and those of its translations. */
type SearchWord = Synonym & Record<Translation, Synonym | null>;

/** Name below `public`, and what is written there. */
type NamedFile = readonly [name: string, content: string];

const jsonFile = (address: string, data: object): NamedFile => [
  address.slice(1),
  JSON.stringify(data),
];

/** The files of all languages, while their pages come one after the other. */
export class SearchFiles {
  private readonly writers = new Map(
    languages.map((language) => [language, new IndexWriter(language)]),
  );

  /**
   * Adds a page to the index of its language.
   * @param address the page's on the site
   * @returns the file of its texts
   */
  add(address: string, parts: readonly PagePart[]): NamedFile {
    const { language, path } = languageOf(address);
    this.writers.get(language)?.add({ path, parts });
    const texts = parts.map(({ id, text }) => [id, text] as const);
    return jsonFile(textsAddress(path, language), Object.fromEntries(texts));
  }

  /** The index of each language. */
  indexes(words: readonly SearchWord[]): NamedFile[] {
    return [...this.writers].map(([language, writer]) => {
      const synonyms = words.flatMap((word) => {
        const means = language === original ? word : word[language];
        return means ? [[means.find, means.typed] as const] : [];
      });
      return jsonFile(indexAddress(language), writer.write(synonyms));
    });
  }
}
