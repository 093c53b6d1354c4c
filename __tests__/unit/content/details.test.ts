/** @jest-environment node */
import { z } from "zod";
import { readFields } from "../../../src/content/content-file";
import { detailsOf, pageOfDetails } from "../../../src/content/details";
import { kindNamed } from "../../../src/content/registry";

it("names the details of a page and of its translation", () => {
  expect(detailsOf("content/blog/one/index.md")).toBe("content/blog/one/details.yml");
  expect(detailsOf("content/blog/one/index.es.md")).toBe("content/blog/one/details.es.yml");
  expect(detailsOf("content/faq.yml")).toBeUndefined();
  expect(pageOfDetails("blog/one/details.es.yml")).toBe("blog/one/index.es.md");
});

const partsWith = (details: string) =>
  readFields(kindNamed("article"), z.looseObject({}), "content/blog/one/index.md", [
    Buffer.from("---\ntitle: Señal\n---\n\nText\n"),
    Buffer.from(details),
  ]);

it("reads them as fields of the page, each with the file and line in which it stands", () => {
  const { parts } = partsWith("sources:\n  - title: á\n");
  if (!parts) throw new Error("not read");
  expect(parts).toMatchObject({
    data: { title: "Señal", sources: [{ title: "á" }] },
    bodyLine: 4,
  });
  const places = [["title"], ["sources", 0, "title"], ["absent"]].map((path) => {
    const { file, line } = parts.yaml.placeOf(path);
    return `${path.join(".")} ${file}:${line}`;
  });
  expect(places).toEqual([
    "title content/blog/one/index.md:2",
    "sources.0.title content/blog/one/details.yml:2",
    "absent content/blog/one/index.md:2",
  ]);
});

it.each([
  ["a field of both files", "title: B\n", "title"],
  ["a list without a name", "- a\n", "0"],
  ["malformed YAML", "a: [\n", "yaml"],
])("reports %s", (_what, details, field) => {
  expect(partsWith(details)).toMatchObject({
    mistakes: [{ file: "content/blog/one/details.yml", field, code: "yaml" }],
  });
});
