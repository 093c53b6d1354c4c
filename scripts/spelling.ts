/**
 * `npm run spelling`: every word that a visitor or a developer reads as text, by the dictionaries
 * of Hunspell. words.txt and words.CODE.txt add to them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import nspell from "nspell";
import { languageCode } from "../src/content/language-code";
import { original, type Language } from "../src/content/language";
import { labelledLanguages } from "../src/content/site-file";
import { runCommand } from "./command";

/** What is no text: comments and keys of YAML, slugs, code, addresses, tags and placeholders. */
const noText = [
  /^ *#(?! |#).*$|^# (?=.*\$schema|yaml-language).*$/gm,
  /```[\s\S]*?```|`[^`\n]*`/g,
  /\]\([^)]*\)|\{[^}\n]*\}|<[^>\n]+>/g,
  /(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|app|gov|net|us|example)\b\S*/g,
  /: \[[a-z\d, -]+\]$/gm,
  // Patterns of content/claims.
  /^ +- '.*'$|^ +- "[a-z]+"$|^ *(?:unless|except): .*$/gm,
  /^ *(?:- )?(?:id|board|family|local|line|shape|value|source|service|services|phase|name|kind|rule|src|file): .*$/gm,
  /^ *(?:- )?"?[\w./-]+"?:(?= |$)/gm,
  /^ +- [a-z\d-]+$/gm,
  /\.{0,2}\/[\w./#-]+|[\w-]+\.(?:md|tsx?|yml|json|css|svg|jpg|mjs|html|js|xml|txt)\b/g,
];

const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));

/**
 * Returns the language of a file: that in its name, or else that of content or of the
 * documentation.
 */
function languageOf(file: string): Language {
  const [, named] = new RegExp(`[./](${languageCode})\\.\\w+$`).exec(file) ?? [];
  if (named && labelledLanguages.includes(named)) return named;
  return file.startsWith("content/") && !file.endsWith("README.md") ? original : documentation;
}

/** The language of the documentation, of comments in content, and of words.txt. */
const documentation = "en";

/** The languages of texts for which there is a dictionary. */
const spelled = labelledLanguages.filter((code) => existsSync(`node_modules/dictionary-${code}`));

/** Returns whether a language, or our list of its words, knows a word. */
function speller(language: Language) {
  const lists = ["words.txt", ...(language === documentation ? [] : [`words.${language}.txt`])];
  const read = (name: string) => readFileSync(`node_modules/dictionary-${language}/index.${name}`);
  const dictionary = nspell(read("aff"), read("dic"));
  const own = new Set(lists.flatMap(linesOf).map((word) => word.toLowerCase()));
  const known = new Map<string, boolean>();
  return (word: string) => {
    const isKnown = known.get(word) ?? (own.has(word.toLowerCase()) || dictionary.correct(word));
    known.set(word, isKnown);
    return isKnown;
  };
}

/** Returns a function that finds the misspelled words of a text, by the name of its file. */
export function spelling(): (file: string, text: string) => string[] {
  const spellers = new Map(spelled.map((language) => [language, speller(language)]));
  return (file, text) => {
    const language = languageOf(file);
    // Without a dictionary, nothing can be said.
    if (!spellers.has(language)) return [];
    // About translations, and what visitors type in each language.
    const isMixed =
      /docs\/(?:behavior|translating)\.md$|(?:glossary|search-words|typography)\.yml$/.test(file);
    const code = language === documentation ? text : text.replace(/^#.*$/gm, "");
    const bare = noText.reduce((rest, pattern) => rest.replace(pattern, " "), code);
    const words = bare.match(/(?<![\p{L}\d_@#])\p{L}[\p{L}'’]*(?![\p{L}\d_])/gu) ?? [];
    const isWrong = (written: string) => {
      const word = written.replaceAll("’", "'").replace(/'s?$/, "");
      // Abbreviations, and names in code.
      if (word.length < 3 || /^\p{Lu}+s?$|\p{Ll}\p{Lu}/u.test(word)) return false;
      const knows = (code: Language) => spellers.get(code)?.(word) ?? false;
      // Official names are those of the country.
      const isName = /^\p{Lu}/u.test(word) && knows(documentation);
      return !(knows(language) || isName || (isMixed && spelled.some(knows)));
    };
    return [...new Set(words)].filter(isWrong);
  };
}

async function main(): Promise<void> {
  const find = spelling();
  const files = ["content", "docs", "src/i18n", "src/extras", "."].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" })
      .filter((name) => (folder === "." ? /\.md$/ : /\.(?:md|yml)$/).test(name))
      // What visitors type, with their slips.
      .filter((name) => !name.includes("__tests__"))
      .map((name) => join(folder, name)),
  );
  for (const file of files)
    for (const word of find(file, readFileSync(file, "utf8"))) {
      console.error(`${file}: ${word}`);
      process.exitCode = 1;
    }
  if (process.exitCode)
    console.error("Correct these words, or add them to words.txt or that of their language.");
}

if (process.argv[1]?.endsWith("spelling.ts")) runCommand(main);
