/**
 * How the sample's content is written: what its authors may rely on when they copy a file of it.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { jsonSchemas } from "../../scripts/schemas";
import { splitFrontMatter } from "../../src/content/front-matter";
import { translatedFrom } from "../../src/content/language";
import { walkFiles } from "../../src/content/walk-files";
import { fieldsOf, formOf, type FormSource } from "../../src/forms/form-model";
import { textIn } from "../../src/i18n";

const schemas = jsonSchemas();

test("every page and every YAML file names its schema, and is valid by it", async () => {
  const names = (await walkFiles("content")).filter(
    (name) => /\.(md|yml)$/.test(name) && name !== "README.md" && !translatedFrom(name),
  );
  expect(names.length).toBeGreaterThanOrEqual(24);
  for (const name of names) {
    const text = readFileSync(`content/${name}`, "utf8");
    const yaml = name.endsWith(".yml") ? text : (splitFrontMatter(text)?.yaml ?? "");
    const reference = /^# yaml-language-server: \$schema=(\S+)\n/.exec(yaml)?.[1];
    // The editor leaves comments out.
    if (reference === undefined) continue;
    expect([name, existsSync(path.join("content", path.dirname(name), reference))]).toEqual([
      name,
      true,
    ]);
    const schema = z.fromJSONSchema(schemas[path.basename(reference)] as never);
    expect([name, schema.safeParse(parse(yaml)).error]).toEqual([name, undefined]);
  }
});

it("leaves at most 60 lines of front matter in every page", async () => {
  const pages = (await walkFiles("content")).filter((name) => name.endsWith(".md"));
  const lines = pages.map((name) => {
    const parts = splitFrontMatter(readFileSync(`content/${name}`, "utf8"));
    return [name, parts?.yaml.split("\n").length ?? 0] as const;
  });
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter(([, count]) => count > 60)).toEqual([]);
});

it("asks applicants nothing that may not be asked in Nevada (NRS 613.133, 613.330)", () => {
  const source = parse(readFileSync("content/forms/employment.yml", "utf8")) as FormSource;
  const employment = formOf("employment", source, { services: [], areas: [] });
  const questions = fieldsOf(employment).map(({ name, label, options }) =>
    [name, label, ...options.map(({ value }) => value)].join(" "),
  );
  expect(questions.join("\n")).not.toMatch(
    /\b(age|birth|gender|sex|race|ethnic\w*|color|religion|nation\w*|citizen\w*|disab\w*|marri\w*|marital|child\w*|health|genetic|social security|ssn|photo|arrest\w*|convict\w*|crim\w*|salary|current pay|previous pay|school|graduat\w*|veteran)\b/i,
  );
  for (const name of ["pay", "resume", "authorization"])
    expect(fieldsOf(employment).find((field) => field.name === name)?.required).toBeUndefined();
  expect(textIn("en").t("employment.equal")).toBe(
    "We consider applicants without regard to race, color, religion, sex, sexual orientation, gender identity or expression, age, disability, national origin or any other protected status.",
  );
});
