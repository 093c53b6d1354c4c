/** The files that the search loads: an index for each language, and the texts of each page to quote from. */
import { languageOf, languages, original, type Translation } from "../../content/language";
import { indexAddress, textsAddress, type PagePart } from "../../search/index-file";
import { IndexWriter } from "../../search/index-writer";

interface Synonym {
  find: string;
  typed: readonly string[];
}

/** The synonyms of a word, in the original language and in each translation. */
type SearchWord = Synonym & Record<Translation, Synonym | null>;

/** A path below `public`, and the content to write there. */
type NamedFile = readonly [name: string, content: string];

const jsonFile = (address: string, data: object): NamedFile => [
  address.slice(1),
  JSON.stringify(data),
];

/** Collects the pages of all languages one by one. */
export class SearchFiles {
  private readonly writers = new Map(
    languages.map((language) => [language, new IndexWriter(language)]),
  );

  /**
   * Adds a page to the index of its language.
   * @param address path of the page on the site
   * @returns the file with the texts of the page
   */
  add(address: string, parts: readonly PagePart[]): NamedFile {
    const { language, path } = languageOf(address);
    this.writers.get(language)?.add({ path, parts });
    const texts = parts.map(({ id, text }) => [id, text] as const);
    return jsonFile(textsAddress(path, language), Object.fromEntries(texts));
  }

  /** Returns the index of each language. */
  indexes(searchWords: readonly SearchWord[]): NamedFile[] {
    return [...this.writers].map(([language, writer]) => {
      const synonyms = searchWords.flatMap((word) => {
        const synonym = language === original ? word : word[language];
        return synonym ? [[synonym.find, synonym.typed] as const] : [];
      });
      return jsonFile(indexAddress(language), writer.write(synonyms));
    });
  }
}
