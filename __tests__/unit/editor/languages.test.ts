/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { checkOneTranslation } from "../../../src/content/check/one-file";
import { translationOf } from "../../../src/content/language";
import { placeOf } from "../../../src/content/paths";
import type { Kind } from "../../../src/content/registry";
import type { Backend } from "../../../src/editor/guard";
import type { Form } from "../../../src/editor/format";
import { joinTexts, joinLanguages, splitTexts } from "../../../src/editor/languages";
import { languagesFormat } from "../../../src/editor/translation-format";

const translated = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.es\.(?:md|yml)$/.test(name))
  .map((name) => `content/${name}`)
  .sort();
const originalOf = (file: string) => file.replace(".es.", ".");
const kindOf = (file: string): Kind => placeOf(file.replace("content/", ""))!.kind;
const text = (file: string) => readFileSync(file, "utf8");
const open = (file: string) =>
  languagesFormat(kindOf(file)).fromFile(
    joinTexts({ en: text(file), es: text(translationOf(file, "es")) }),
  ) as { en: Form; es: Form };

const casino = "content/services/casino/index.md";
const faq = "content/faq.yml";

it.each(translated.map(originalOf))("writes %s and its translation unchanged", (file) => {
  const { toFile } = languagesFormat(kindOf(file));
  expect(splitTexts(toFile(open(file)))).toEqual({
    en: text(file),
    es: text(translationOf(file, "es")),
  });
});

describe("a changed translation", () => {
  const { toFile } = languagesFormat(kindOf(casino));

  it("records the current state of the original", () => {
    const { en, es } = open(casino);
    const form = {
      en: { ...en, summary: "Casinos, rebuilt." },
      es: { ...es, summary: "Casinos." },
    };
    const texts = splitTexts(toFile(form));
    expect(texts.es).toContain("summary: Casinos.");
    const place = ["content/services/casino/index.md", "es"] as const;
    expect(texts.es).not.toBe(text(translationOf(...place)));
    const mark = /^source: "(.*)"$/m;
    expect(mark.exec(texts.es!)?.[1]).not.toBe(mark.exec(text(translationOf(...place)))?.[1]);
    expect(
      checkOneTranslation(kindOf(casino), "casino", "es", {
        original: texts.en,
        translation: texts.es!,
      }),
    ).toEqual([]);
  });

  it("is reported if it lacks what the original has", () => {
    const { en, es } = open(casino);
    const texts = splitTexts(toFile({ en, es: { ...es, promise: "" } }));
    expect(
      checkOneTranslation(kindOf(casino), "casino", "es", {
        original: texts.en,
        translation: texts.es!,
      }),
    ).toEqual([
      expect.objectContaining({
        field: "promise",
        problem: "is missing",
        remedy: expect.stringMatching(/^translate “/) as string,
      }),
    ]);
  });
});

it("keeps a translation without a mistake when only the original is changed", () => {
  const { en, es } = open(casino);
  const body = `${String(en.body)}\n\n## More\n\nOne more paragraph.`;
  const texts = splitTexts(languagesFormat(kindOf(casino)).toFile({ en: { ...en, body }, es }));
  expect(texts.es).toBe(text(translationOf(casino, "es")));
  const both = { original: texts.en, translation: texts.es! };
  expect(checkOneTranslation(kindOf(casino), "casino", "es", both)).toEqual([]);
});

it("writes a new translation with the ids of its entries, and none if its form is blank", () => {
  const { toFile } = languagesFormat(kindOf(faq));
  const { en, es } = open(faq);
  // A form has only the fields that it shows.
  const hidden = ["id", "original", "#translation"];
  const words = JSON.parse(JSON.stringify(es), (name: string, value: unknown) =>
    hidden.includes(name) ? undefined : value,
  ) as Form;
  const texts = splitTexts(toFile({ en, es: words }));
  const parts = { original: texts.en, translation: texts.es! };
  expect(checkOneTranslation(kindOf(faq), "faq", "es", parts)).toEqual([]);
  expect(splitTexts(toFile({ en, es: {} })).es).toBeUndefined();
  expect(
    splitTexts(toFile({ en, es: { groups: [{ title: "", entries: [{ answer: "" }] }] } })).es,
  ).toBeUndefined();
});

it("restores unsaved work in either language", () => {
  const { fromFile, toFile } = languagesFormat(kindOf(faq));
  const form = { intro: "Half of a sen" };
  expect(fromFile(toFile(form))).toEqual(form);
});

describe("the backend", () => {
  const files = new Map([
    [casino, text(casino)],
    [translationOf(casino, "es"), text(translationOf(casino, "es"))],
    ["content/search-words.yml", "words: []"],
  ]);
  const saved: string[][] = [];
  const backend = {
    getEntry: (path: string) =>
      files.has(path)
        ? Promise.resolve({ data: files.get(path)! })
        : Promise.reject(new Error("404")),
    persistEntry: ({ dataFiles }: { dataFiles: { path: string; raw: string }[] }) => {
      saved.push(dataFiles.map(({ path }) => path));
      for (const { path, raw } of dataFiles) files.set(path, raw);
      return Promise.resolve();
    },
    entriesByFolder: () => Promise.resolve([{ file: { path: casino }, data: text(casino) }]),
  } as unknown as Backend;
  joinLanguages(backend);
  const save = (path: string, raw: string) =>
    backend.persistEntry({ dataFiles: [{ path, raw }], assets: [] }, {});

  it("joins the languages of an entry, but not of what is never translated", async () => {
    expect(splitTexts((await backend.getEntry(casino)).data)).toEqual({
      en: text(casino),
      es: text(translationOf(casino, "es")),
    });
    expect((await backend.getEntry("content/search-words.yml")).data).toBe("words: []");
    const [entry] = await backend.entriesByFolder!("content/services");
    expect(splitTexts(entry!.data!)).toEqual({ en: text(casino) });
  });

  it("treats empty data as a missing file, as the local backend returns it", async () => {
    files.set(faq, "");
    expect((await backend.getEntry(faq)).data).toBe("");
    files.set(faq, text(faq)).set(translationOf(faq, "es"), "");
    expect(splitTexts((await backend.getEntry(faq)).data)).toEqual({ en: text(faq) });
  });

  it("saves a translation only if it has changed", async () => {
    const { data } = await backend.getEntry(casino);
    await save(casino, data);
    await save(casino, joinTexts({ ...splitTexts(data), es: "otra" }));
    expect(saved).toEqual([[casino], [casino, translationOf(casino, "es")]]);
    expect(files.get(translationOf(casino, "es"))).toBe("otra");
  });
});
