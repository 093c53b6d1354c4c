/** @jest-environment node */
import { ownerReport, tableOfOwnerFacts } from "../../../scripts/owner-report";
import { editorConfig } from "../../../src/build/editor/config";
import { readContent, type ContentFile } from "../../../src/content/content-file";
import { missingFacts } from "../../../src/content/owner-facts";
import { placeOf } from "../../../src/content/paths";
import { kindNamed } from "../../../src/content/registry";

function file(name: string, text: string): ContentFile {
  const { content, mistakes } = readContent(placeOf(name)!, `content/${name}`, Buffer.from(text));
  expect(mistakes).toEqual([]);
  return content!;
}

const mark = (id: string, sample: boolean) => `  - id: ${id}
    name: Mark ${id}
    viewBox: 0 0 96 40
    drawing: M0 0h9v9h-9z
    sample: ${sample}
`;

const fields = (facts: ReturnType<typeof missingFacts>) => facts.map(({ path }) => path.join("."));

it("lists missing facts with their lines, what to write and where they are shown", () => {
  const marks = file("clients.yml", `marks:\n${mark("own", false)}${mark("drawn", true)}`);
  expect(ownerReport([marks])).toEqual([
    "content/clients.yml:11  marks[1].sample: The mark belongs to no real client. Put a client's own here, with consent, and write `false`.\n    Shown on the home page and on /about.",
    "1 fact is left for the owner to supply. docs/before-launch.md says what else to do.",
  ]);
  expect(ownerReport([file("clients.yml", `marks:\n${mark("own", false)}`)])).toEqual([
    "No facts are left for the owner to supply.",
  ]);
});

it("treats empty facts as missing, and so all facts of missing groups", () => {
  const { fileSchema } = kindNamed("business");
  const all = fields(missingFacts(fileSchema, { sample: true }));
  expect(all).toEqual(
    expect.arrayContaining(["sample", "license.number", "insurance", "team", "answers.reply"]),
  );
  const some = {
    sample: false,
    license: { number: "0000000", limit: "" },
    team: [],
    answers: { reply: "The same day." },
  };
  const left = fields(missingFacts(fileSchema, some));
  expect(all.filter((field) => !left.includes(field))).toEqual([
    "sample",
    "license.number",
    "answers.reply",
  ]);
});

it("asks for an answer in the FAQ only while it is pending", () => {
  const { fileSchema } = kindNamed("faq");
  const entries = [{ id: "a" }, { id: "b", pending: true }, { id: "c", pending: false }];
  expect(fields(missingFacts(fileSchema, { groups: [{ entries }] }))).toEqual([
    "groups.0.entries.1.pending",
  ]);
});

it("says where facts are shown as the editor and the owner's page do", () => {
  const shown = "Shown beside the form on /contact, and on /faq.";
  const config = JSON.stringify(
    editorConfig({}, { name: "git-gateway" } as never, "https://a.example"),
  );
  expect(config.split(shown)).toHaveLength(5);
  expect(tableOfOwnerFacts()).toContain(
    "| `business.yml` | `answers.reply` | By when a request is answered. | beside the form on /contact, and on /faq |",
  );
});
