import { Fragment, createElement, type ReactNode } from "react";
import { localeOf, type Language } from "../content/language";
import { noLonger } from "../content/no-longer";
import type { Messages } from "./generated";

/** The labels of a language, by key. */
export type Catalog = Readonly<Record<string, string>>;

const loaded: Partial<Record<Language, Catalog>> = {};

/** Adds labels to those that are loaded. */
export function provideCatalogs(catalogs: Partial<Record<Language, Catalog>>): void {
  for (const [language, labels] of Object.entries(catalogs) as [Language, Catalog][])
    loaded[language] = { ...loaded[language], ...labels };
}

/** Returns the labels of a language, which have been loaded. */
function catalogOf(language: Language): Catalog {
  const catalog = loaded[language];
  if (!catalog)
    throw noLonger(`Gatsby no longer waits for the labels in “${language}” before it renders`);
  return catalog;
}

/** The key of a label, as it stands in `en.yml`. */
export type Key = keyof Messages;

/** The labels without placeholders. */
export type PlainKey = {
  [K in Key]: [Messages[K]] extends [never] ? K : never;
}[Key];

/** The values that a label needs: one for each of its placeholders and tags. */
type Values<K extends Key, Value> = [Messages[K]] extends [never]
  ? []
  : [values: Readonly<Record<Messages[K], Value>>];

/** What stands in a placeholder, or is made of the text in a tag. */
type RichValue = ReactNode | ((text: string) => ReactNode);

/** The labels of a language, with what shows them. */
export interface Text {
  language: Language;
  /** For `Intl`. */
  locale: string;
  /** Returns a label. Numbers are written as in the language; give a year as a string. */
  t: <K extends Key>(key: K, ...values: Values<K, string | number>) => string;
  /**
   * Returns a label with elements: nodes for `{placeholders}`, functions of the text for `<tags>`.
   */
  rich: <K extends Key>(key: K, ...values: Values<K, RichValue>) => ReactNode;
}

const texts: Partial<Record<Language, Text>> = {};

/**
 * Returns the labels in a language, which has to be loaded when they are read. Components call
 * `useText`.
 */
export const textIn = (language: Language): Text => (texts[language] ??= makeText(language));

function makeText(language: Language): Text {
  const locale = localeOf(language);
  const plural = new Intl.PluralRules(locale);
  // The first use of a locale takes long on a slow phone.
  const write = (value: unknown) =>
    typeof value === "number" && !(Number.isInteger(value) && Math.abs(value) < 1000)
      ? value.toLocaleString(locale)
      : String(value);
  return {
    language,
    locale,
    t: (key, ...[values = {}]) =>
      messageOf(catalogOf(language), key, values, plural).replace(
        /\{(\w+)\}/g,
        (whole, name: string) =>
          name in values ? write((values as Record<string, unknown>)[name]) : whole,
      ),
    rich: (key, ...[values = {}]) => {
      const parts = values as Readonly<Record<string, RichValue>>;
      const nodes = messageOf(catalogOf(language), key, values, plural)
        .split(/(\{\w+\}|<(\w+)>.*?<\/\2>)/)
        // The name of each tag is an item of its own after it.
        .filter((_, index) => index % 3 !== 2)
        .map((piece) => {
          const [, placeholder, tag, text = ""] =
            /^(?:\{(\w+)\}|<(\w+)>(.*)<\/\w+>)$/.exec(piece) ?? [];
          const part = parts[placeholder ?? tag ?? ""];
          if (typeof part === "function") return part(text);
          if (typeof part === "number") return write(part);
          return placeholder ? part : piece;
        });
      return createElement(Fragment, null, ...nodes);
    },
  };
}

/** Returns the message of a key; of a key with forms, the one for `values.count`. */
function messageOf(catalog: Catalog, key: string, values: object, plural: Intl.PluralRules) {
  const { count } = values as { count?: unknown };
  const form = typeof count === "number" ? catalog[`${key}.${plural.select(count)}`] : undefined;
  const message = form ?? catalog[key] ?? catalog[`${key}.other`];
  if (message === undefined) throw new Error(`There is no label "${key}" in src/i18n.`);
  return message;
}
