/** A real owner's first day: claims are allowed once the facts behind them are filled in. */
import {
  append,
  casino,
  checkedProject,
  replace,
  translated,
  type Files,
} from "../support/content-fixture";

const logos = `logos:
  - id: a-logo
    name: A logo
    viewBox: 0 0 10 10
    drawing: M0 0h10
    sample: true
`;

const business = "content/business.yml";
const settings = "content/site.yml";

const insurance = "insurance: [{ kind: General liability, insurer: An insurer of this test }]";

/** Offices that are somewhere: the map and the planner have them. */
function ownPlaces(files: Files): void {
  const places = "content/places.yml";
  if (!(places in files)) return;
  replace(places, "https://county.example", "https://www.county.test")(files);
  replace(places, "+1 702-555-0100", "+1 702-555-2400")(files);
}

/** The facts of a business that is no sample. */
function ownersFacts(files: Files): void {
  const facts: [from: RegExp, to: string][] = [
    [/^sample: true/m, "sample: false"],
    [/^url: .*/m, "url: https://www.testbuilders.test"],
    [/\+1 702-555-0142/, "+1 702-555-2368"],
    [/^email: .*/m, "email: office@testbuilders.test"],
    [/street: .*/, "street: 4755 Fictional Avenue, Suite 200"],
    [/^rating:\n(?: .*\n)+/m, ""],
    [/^social:\n(?: .*\n)+/m, "social: []\n"],
    [/- board: nscb/, "- board: nscb\n    number: FICTIONAL-0000"],
  ];
  files[business] = facts.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`${business} does not hold ${String(from)}`);
    return text.replace(from, to);
  }, String(files[business]));
  append(business, insurance)(files);
  replace(settings, "+1 702-555-0199", "+1 702-555-2300")(files);
  replace(settings, "https://board.example", "https://www.board.test")(files);
  ownPlaces(files);
}

const claim = append(
  casino,
  "\n\nWe are licensed and insured, family-owned since 1998, and build casinos.\n",
);

it("has no mistake with all facts, and one for each claim whose fact is missing", async () => {
  const { mistakes } = await checkedProject((files) => {
    ownersFacts(files);
    claim(files);
  });
  expect(mistakes).toEqual([]);
  const without = await checkedProject((files) => {
    ownersFacts(files);
    claim(files);
    replace(business, `\n${insurance}`, "")(files);
    replace(business, "sample: false", "sample: true")(files);
  });
  expect(without.mistakes).toMatchObject([
    { file: casino, problem: expect.stringContaining("insurance is missing") },
    { file: casino, problem: expect.stringContaining("claims a history") },
  ]);
});

it("misses the claims of a sample, without which nothing would be found", async () => {
  const { mistakes } = await checkedProject((files) => {
    ownersFacts(files);
    Reflect.deleteProperty(files, "content/claims/sample.yml");
  });
  expect(mistakes).toMatchObject([{ file: business, field: "sample", code: "owner" }]);
});

it.each(["true", "false"])("misses all claims where sample is %s", async (sample) => {
  const { mistakes } = await checkedProject((files) => {
    ownersFacts(files);
    replace(business, "sample: false", `sample: ${sample}`)(files);
    for (const file of Object.keys(files))
      if (file.startsWith("content/claims/")) Reflect.deleteProperty(files, file);
  });
  expect(mistakes).toMatchObject([
    { file: business, field: "sample", remedy: "restore content/claims" },
  ]);
});

it("names each line that is left of the sample", async () => {
  const lines = ["A sample job.", "Call 702-555-0143.", "A sample log.", "Call 702-555-0144."];
  const { mistakes } = await checkedProject((files) => {
    ownersFacts(files);
    append(casino, `\n\n${lines.join("\n\n")}\n`)(files);
  });
  const first = mistakes[0]?.line ?? 0;
  expect(mistakes.map(({ problem, line }) => [line - first, problem])).toEqual([
    [0, expect.stringContaining("sample job")],
    [2, expect.stringContaining("555-0143")],
    [4, expect.stringContaining("sample log")],
    [6, expect.stringContaining("555-0144")],
  ]);
});

const left = [
  [casino, "The company carries no insurance."],
  [casino, "This business has no policy yet."],
  [casino, "No policy is in force."],
  [casino, "We are not licensed."],
  [casino, "This website is a sample."],
  [casino, "No work is offered yet."],
  [casino, "This company has not been licensed."],
  [casino, "This business can’t bid until it has a license."],
  [casino, "We are not insured."],
  [casino, "There is no insurance yet."],
  [casino, "We do not sign contracts yet."],
  [casino, "No contract is offered."],
  [casino, "A sample job: there is no client."],
  [casino, "The logos are samples."],
  [casino, "The logos are placeholders."],
  [casino, "There’s no client behind it."],
  [casino, "We don’t have insurance yet."],
  [casino, "Write to hello@testbuilders.example."],
  [casino, "Call 702-555-0143."],
  ["content/services/casino/index.es.md", "Nuestra bitácora de muestra lo cuenta."],
  ["content/services/casino/index.es.md", "No tenemos seguro."],
  ["content/services/casino/index.es.md", "Es una obra de muestra."],
  ["content/services/casino/index.es.md", "Esta casa es de muestra: no hay cliente."],
  [
    "content/services/casino/index.es.md",
    "Este negocio no puede cotizar hasta que tenga licencia.",
  ],
  ["content/services/casino/index.es.md", "Llame al 702-555-0143."],
  ["content/services/casino/index.es.md", "Todavía no tenemos licencia."],
  ["content/services/casino/index.es.md", "Aquí no se firma ningún contrato."],
] as const;

it.each(left)("%s may not say “%s” once the business is real", async (file, words) => {
  const found = async (...changes: ((files: Files) => void)[]) =>
    (
      await checkedProject((files) => {
        translated(files);
        append(file, `\n\n${words}\n`)(files);
        for (const change of changes) change(files);
      })
    ).mistakes.filter(({ code }) => code === "sample");
  expect(await found()).toEqual([]);
  expect(await found(ownersFacts)).toEqual([expect.objectContaining({ file, field: "text" })]);
});

it("may have in a draft what only a sample says, in each language", async () => {
  const page = "content/services/casino/index.es.md";
  const { mistakes } = await checkedProject((files) => {
    translated(files);
    ownersFacts(files);
    for (const [file, words] of [
      [casino, "This website is a sample."],
      [page, "Nuestra bitácora de muestra lo cuenta."],
    ] as const)
      append(file, `\n\n${words}\n`)(files);
    replace(casino, "order: 1\n", "order: 1\ndraft: true\n")(files);
  });
  expect(mistakes.filter(({ code }) => code === "sample")).toEqual([]);
});

it("has a mistake for each thing that is left of the sample", async () => {
  const { mistakes } = await checkedProject((files) => {
    files[business] = String(files[business])
      .replace("sample: true", "sample: false")
      .replace("- board: nscb", "- board: nscb\n    expires: 2026-01-31");
    ownPlaces(files);
    append("content/faq.yml", "\n        pending: true\n")(files);
    append(casino, "\n\nThis business signs no contracts while it has no license.\n")(files);
    files["content/clients.yml"] = logos;
    replace(settings, "office@roofer.test", "hello@testbuilders.example")(files);
    files["src/i18n/en.yml"] = "about.proof: A sample business\nsample.text: A sample website\n";
  });
  expect(mistakes.map(({ file, field }) => `${file} ${field}`)).toEqual([
    "content/business.yml url",
    "content/business.yml phones[0].number",
    "content/business.yml email",
    "content/business.yml address.street",
    "content/business.yml rating.source",
    "content/business.yml rating.note",
    "content/business.yml social[0].url",
    "content/business.yml social[1].url",
    "content/business.yml licenses[0].number",
    "content/business.yml licenses[0].expires",
    "content/clients.yml logos[0].sample",
    "content/faq.yml groups[0].entries[0].pending",
    `${casino} text`,
    `${casino} text`,
    "content/site.yml licenseBoards[0].phone",
    "content/site.yml licenseBoards[0].lookUp",
    "content/site.yml forms[0].to[0]",
    "src/i18n/en.yml about.proof",
  ]);
});
