/** Once the site is a real business's, nothing on it may be a specimen. Pure. */
import { entriesOf, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt } from "../issues";
import type { BusinessFacts } from "../kinds/business";

const real = "and `sample: false` in content/business.yml says that the site is a real business’s";

/** Checks a file for samples that stand in it, as soon as `sample` is `false` in content/business.yml. */
export function checkSpecimens(content: ContentFile, files: readonly ContentFile[]): Mistake[] {
  const facts = files.find(({ kind }) => kind.name === "business")?.data as
    Partial<BusinessFacts> | undefined;
  if (facts?.sample !== false) return [];
  const samples = entriesOf(content)
    .filter(({ data }) => data.sample === true)
    .map(({ path }) =>
      mistakeAt(
        content,
        [...path, "sample"],
        fault("specimen", `is a sample, ${real}`, "put your own in its place, or delete it"),
      ),
    );
  const { rating } = content.kind.name === "business" ? facts : {};
  if (!rating || (rating.source && rating.url)) return samples;
  const found = fault(
    "specimen",
    `has no source, ${real}`,
    "write its `source` and `url`, where the reviews can be read, or delete it",
  );
  return [...samples, mistakeAt(content, ["rating"], found)];
}
