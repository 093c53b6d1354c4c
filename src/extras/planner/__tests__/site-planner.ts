/** The site's own data for the planner, as its queries answer it, without a build. */
import { readFiles, type ContentFiles } from "../../../content/check/read-files";
import { entriesOf, type DataFile } from "../../../content/content-file";
import { original, type Language } from "../../../content/language";
import { ruleSentence } from "../../../content/rule-note";
import { elementOf, metaOf, shapeOf, unwrap, type Schema } from "../../../content/schema";
import { inWordsOf } from "../../../content/translation";
import { withWeeks, type Place, type PlannerData } from "../tools/plan";
import type { ServedArea } from "../tools/served";

/**
 * A value as a query answers it: what was left out is null, or an empty list, and a reference has
 * its id.
 */
function answered(field: Schema, value: unknown): unknown {
  const schema = unwrap(field);
  const element = elementOf(schema);
  if (element) return Array.isArray(value) ? value.map((item) => answered(element, item)) : [];
  if (value === undefined || value === null) return null;
  if (metaOf(field).role === "reference") return { entryId: value, slug: value };
  const shape = Object.entries(shapeOf(schema));
  if (shape.length === 0) return value;
  const group = value as Record<string, unknown>;
  return Object.fromEntries(shape.map(([name, child]) => [name, answered(child, group[name])]));
}

type Entry = Record<string, unknown> & { entryId: string };

let files: Promise<ContentFiles> | undefined;

/**
 * Returns the data of the planner in a language, and the places and areas with which it makes
 * plans.
 */
export async function sitePlanner(language: Language = original) {
  const content = await (files ??= readFiles(process.cwd()));
  const inLanguage = (file: DataFile): DataFile => {
    const words = content.translations.find(
      (each) => each.original === file.file && each.language === language,
    );
    return words ? { ...file, data: inWordsOf(file.data, words.data) as DataFile["data"] } : file;
  };
  const filesOf = (kind: string) =>
    content.data.filter((file) => file.kind.name === kind).map(inLanguage);
  const entries = (kind: string): Entry[] =>
    filesOf(kind).flatMap((file) =>
      entriesOf(file).map(({ id, data }) => ({
        ...(answered(file.kind.schema, data) as object),
        entryId: id,
      })),
    );
  const services = new Map(
    content.pages.map(({ slug, path, data }) => [slug, { ...data, slug, path }]),
  );
  const places = filesOf("place").flatMap((file) =>
    (file.data.offices as Record<string, unknown>[]).flatMap((office) => {
      const schema = elementOf(shapeOf(file.kind.fileSchema).offices)!;
      const { places: here, ...own } = answered(schema, office) as {
        places: Record<string, unknown>[];
      };
      return here.map((place) => ({ ...place, entryId: place.id, office: own }));
    }),
  ) as never as readonly Place[];
  const [tool] = filesOf("depositTool");
  const data = {
    phases: entries("phase"),
    schedules: withWeeks(entries("schedule") as never[]).map((schedule: Entry) => {
      const { slug } = schedule.service as { slug: string };
      const {
        title,
        group,
        path,
        questions = [],
        ruleCards = [],
      } = services.get(slug) as never as {
        title: string;
        group: string;
        path: string;
        questions?: object[];
        ruleCards?: string[];
      };
      const ids = ruleCards.map((entryId) => ({ entryId }));
      return { ...schedule, service: { slug, path, title, group, questions, rules: ids } };
    }),
    approvals: entries("planApproval"),
    uses: entries("planUse"),
    deposit: tool ? answered(tool.kind.schema, tool.data) : null,
    rules: entries("rule").map((rule) => ({
      ...rule,
      path: `/rights#${rule.entryId}`,
      sentence: ruleSentence(rule as never, language),
    })),
    years: entries("houseYear"),
    shows: entries("showDate"),
    costs: entries("cost"),
    holidays: entries("holiday"),
    starts: entries("planStart"),
    places,
    groups: (filesOf("site")[0]?.data as { serviceGroups: { id: string; name: string }[] })
      .serviceGroups,
    wide: entries("jurisdiction")
      .filter(({ wide }) => wide)
      .map(({ entryId }) => entryId),
  } as never as PlannerData;
  const [business] = filesOf("business");
  const areas = (business?.data.areas as ServedArea[]).map(({ name, notice }) => ({
    name,
    notice: notice ?? null,
  }));
  return { data, places, areas };
}
