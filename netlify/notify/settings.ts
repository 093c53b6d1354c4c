/**
 * What the site says of its forms, read where a function runs: netlify.toml lists the files that
 * come along.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { readContent } from "../../src/content/content-file";
import { readBytes } from "../../src/content/details";
import { factsOf } from "../../src/content/facts";
import { decodeUtf8, splitFrontMatter } from "../../src/content/front-matter";
import type { BusinessFacts } from "../../src/content/kinds/business";
import type { SiteSettings } from "../../src/content/kinds/site";
import type { FormFacts } from "../../src/content/kinds/web-form";
import { languages, original, translationOf, type Language } from "../../src/content/language";
import { placeOf, translationPlaceOf } from "../../src/content/paths";
import { inWordsOf, readTranslation } from "../../src/content/translation";
import { service } from "../../src/content/kinds/service";
import { formOf, listsOf, type Offered } from "../../src/forms/form-model";
import type { MailForm, Sender } from "./mails";

/** What content/ says of the forms and of whom they tell. */
export interface Settings {
  /** Names of the forms of content/forms. */
  forms: readonly string[];
  /** The address of the page that shows a form. */
  pageOf: (form: string) => string | undefined;
  /**
   * The fields of a form that hold files, with the size of the largest in bytes; undefined where
   * there is no such form.
   */
  fileFields: (form: string) => ReadonlyMap<string, number> | undefined;
  formIn: (form: string, language: Language) => MailForm;
  senderIn: (language: Language) => Sender;
  /** The address that mails come from where the environment names no other. */
  email: string;
  name: string;
  /** Who is told of what a form receives; nobody where content/site.yml says nothing. */
  deliveryOf: (form: string) => NonNullable<SiteSettings["forms"]>[number] | undefined;
}

/** Something in a language. */
type In<Data> = (language: Language) => Data;

/** Returns a file of content in each language; what is not translated stays as it is. */
async function readInEach(root: string, file: string): Promise<(language: Language) => unknown> {
  const place = placeOf(file);
  if (!place) throw new Error(`content/${file} is no file of content.`);
  const name = `content/${file}`;
  const { content, mistakes } = readContent(place, name, await readBytes(root, name));
  if (!content) throw new Error(`${name} is not right: ${mistakes[0]?.problem ?? ""}`);
  const words = new Map<Language, unknown>();
  for (const language of languages) {
    if (language === original) continue;
    const translated = translationOf(file, language);
    const translatedPlace = translationPlaceOf(translated);
    const bytes = await readBytes(root, `content/${translated}`).catch(() => undefined);
    if (!translatedPlace || !bytes) continue;
    const { translation } = readTranslation(
      { ...translatedPlace, file: `content/${translated}` },
      bytes,
    );
    words.set(language, translation?.data);
  }
  return (language) => inWordsOf(content.data, words.get(language));
}

/** Returns the title of a file with front matter; undefined where it cannot be read. */
async function titleIn(file: string): Promise<string | undefined> {
  const text = decodeUtf8(await readFile(file).catch(() => Buffer.alloc(0))) ?? "";
  const { title } = (parse(splitFrontMatter(text)?.yaml ?? "") ?? {}) as { title?: unknown };
  return typeof title === "string" ? title : undefined;
}

/** Reads the titles of the services. */
async function readServices(root: string): Promise<In<Offered["services"]>> {
  const folder = path.join(root, "content", service.folder);
  const slugs = await readdir(folder).catch(() => []);
  const services = new Map<Language, Offered["services"]>();
  for (const language of languages) {
    const read = slugs.map(async (slug) => {
      const page = path.join(folder, slug, "index.md");
      const own = await titleIn(page);
      const translated = language === original ? page : translationOf(page, language);
      return own === undefined ? [] : [{ slug, title: (await titleIn(translated)) ?? own }];
    });
    services.set(language, (await Promise.all(read)).flat());
  }
  return (language) => services.get(language) ?? [];
}

/**
 * Reads what content/forms, content/business.yml and content/site.yml say.
 * @param root folder of the project
 */
export async function readSettings(root: string): Promise<Settings> {
  const names = (await readdir(path.join(root, "content/forms")))
    .filter((name) => /^[a-z0-9-]+\.yml$/.test(name))
    .map((name) => `forms/${name}`);
  const forms = new Map<string, In<FormFacts>>();
  for (const file of names) {
    const form = (await readInEach(root, file)) as In<FormFacts>;
    forms.set(form(original).id, form);
  }
  const business = (await readInEach(root, "business.yml")) as In<BusinessFacts>;
  const settings = (await readInEach(root, "site.yml")) as In<SiteSettings>;
  const site = settings(original);
  const services = await readServices(root);
  const offeredIn = (language: Language): Offered => ({
    services: services(language),
    areas: business(language).areas,
  });
  return {
    forms: [...forms.keys()].sort(),
    pageOf: (name) => forms.get(name)?.(original).page,
    fileFields: (name) => {
      const form = forms.get(name)?.(original);
      const fields = form?.sections.flatMap((section) => section.fields);
      const files = fields?.filter(({ kind }) => kind === "file");
      return files && new Map(files.map((field) => [field.name, field.maxBytes ?? 0]));
    },
    formIn: (name, language) => {
      const form = forms.get(name)?.(language);
      if (!form) throw new Error(`There is no form “${name}” in content/forms.`);
      const fields = form.sections.flatMap((section) => section.fields);
      return {
        ...formOf(name, form, listsOf(offeredIn(language), offeredIn(original))),
        answer: form.answer,
        hidesFiles: form.hidesFiles ?? false,
        inSubject: fields.filter(({ inSubject }) => inSubject).map((field) => field.name),
      };
    },
    senderIn: (language) => {
      const facts = business(language);
      return {
        facts: factsOf(facts, settings(language), {}, language),
        url: facts.url,
        reply: facts.answers?.reply,
        sample: facts.sample,
      };
    },
    email: business(original).email,
    name: business(original).name,
    deliveryOf: (name) => site.forms?.find(({ form }) => form === name),
  };
}
