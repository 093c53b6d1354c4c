/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { checkOneTranslation } from "../../../src/content/check/one-file";
import { translationOf } from "../../../src/content/language";
import { placeOf } from "../../../src/content/paths";
import type { Kind } from "../../../src/content/registry";
import type { Backend } from "../../../src/editor/guard";
import type { Form } from "../../../src/editor/format";
import { joined, joinLanguages, parted } from "../../../src/editor/languages";
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
    joined({ en: text(file), es: text(translationOf(file, "es")) }),
  ) as { en: Form; es: Form };

const casino = "content/services/casino/index.md";
const faq = "content/faq.yml";

it.each(translated.map(originalOf))("writes %s and its translation as they were", (file) => {
  const { toFile } = languagesFormat(kindOf(file));
  expect(parted(toFile(open(file)))).toEqual({
    en: text(file),
    es: text(translationOf(file, "es")),
  });
});

describe("a translation that is changed", () => {
  const { toFile } = languagesFormat(kindOf(casino));

  it("says the state that the original is in now", () => {
    const { en, es } = open(casino);
    const form = {
      en: { ...en, summary: "Casinos, rebuilt." },
      es: { ...es, summary: "Casinos." },
    };
    const texts = parted(toFile(form));
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

  it("is told where it lacks what the original has", () => {
    const { en, es } = open(casino);
    const texts = parted(toFile({ en, es: { ...es, promise: "" } }));
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

it("leaves a translation as it was, and stops nobody, where the original alone is changed", () => {
  const { en, es } = open(casino);
  const body = `${String(en.body)}\n\n## More\n\nOne more paragraph.`;
  const texts = parted(languagesFormat(kindOf(casino)).toFile({ en: { ...en, body }, es }));
  expect(texts.es).toBe(text(translationOf(casino, "es")));
  const both = { original: texts.en, translation: texts.es! };
  expect(checkOneTranslation(kindOf(casino), "casino", "es", both)).toEqual([]);
});

it("writes a new translation with the ids of its entries, and none where nothing is written", () => {
  const { toFile } = languagesFormat(kindOf(faq));
  const { en, es } = open(faq);
  // As a form has it: without what it does not show.
  const hidden = ["id", "original", "#translation"];
  const words = JSON.parse(JSON.stringify(es), (name: string, value: unknown) =>
    hidden.includes(name) ? undefined : value,
  ) as Form;
  const texts = parted(toFile({ en, es: words }));
  const parts = { original: texts.en, translation: texts.es! };
  expect(checkOneTranslation(kindOf(faq), "faq", "es", parts)).toEqual([]);
  expect(parted(toFile({ en, es: {} })).es).toBeUndefined();
  expect(
    parted(toFile({ en, es: { groups: [{ title: "", entries: [{ answer: "" }] }] } })).es,
  ).toBeUndefined();
});

it("keeps unsaved work of either language", () => {
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

  it("joins the languages of an entry, and leaves what is not translated alone", async () => {
    expect(parted((await backend.getEntry(casino)).data)).toEqual({
      en: text(casino),
      es: text(translationOf(casino, "es")),
    });
    expect((await backend.getEntry("content/search-words.yml")).data).toBe("words: []");
    const [entry] = await backend.entriesByFolder!("content/services");
    expect(parted(entry!.data!)).toEqual({ en: text(casino) });
  });

  it("has no entry where there is no file, as the local backend says it", async () => {
    files.set(faq, "");
    expect((await backend.getEntry(faq)).data).toBe("");
    files.set(faq, text(faq)).set(translationOf(faq, "es"), "");
    expect(parted((await backend.getEntry(faq)).data)).toEqual({ en: text(faq) });
  });

  it("saves a translation when it has changed", async () => {
    const { data } = await backend.getEntry(casino);
    await save(casino, data);
    await save(casino, joined({ ...parted(data), es: "otra" }));
    expect(saved).toEqual([[casino], [casino, translationOf(casino, "es")]]);
    expect(files.get(translationOf(casino, "es"))).toBe("otra");
  });
});
