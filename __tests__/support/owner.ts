/** Content as a real owner fills it in: the facts of docs/before-launch.md, real captions, and claims that these facts allow. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, symlink } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { parse, parseDocument } from "yaml";
import { walkFiles } from "../../src/content/walk-files";

type Facts = [path: (string | number)[], value: unknown][];

const facts: Facts = [
  [["sample"], false],
  [["url"], "https://www.mojave.test"],
  [["phones"], [{ number: "+1 702-555-2368" }]],
  [["email"], "office@mojave.test"],
  [["address", "street"], "4755 Spring Mountain Road, Suite 200"],
  [["social"], []],
  [["licenses", 0, "number"], "0081234"],
  [["licenses", 0, "classification"], "B"],
  [["licenses", 0, "limit"], "$4,000,000"],
  [["licenses", 0, "bond"], "License bond of $15,000 by a surety of this test"],
  [["insurance"], "General liability and workers' compensation by insurers of this test"],
  [["team"], [{ name: "Ana Test", role: "Runs the jobs from the first walk" }]],
  [["answers", "firstVisit"], "The first visit costs nothing."],
  [["answers", "reply"], "We answer within two days."],
  [["answers", "smallestJob"], "A bathroom is the smallest job that we take."],
  [["answers", "soonestStart"], "The next free start is in six weeks."],
];

const inSpanish: Facts = [
  [
    ["licenses"],
    [{ board: "nscb", bond: "Fianza de licencia de $15,000 por una afianzadora de esta prueba" }],
  ],
  [["insurance"], "Responsabilidad civil y compensación laboral, con aseguradoras de esta prueba"],
  [["team"], [{ name: "Ana Test", role: "Dirige las obras desde la primera visita" }]],
  [["answers", "firstVisit"], "La primera visita no cuesta nada."],
  [["answers", "reply"], "Contestamos en dos días."],
  [["answers", "smallestJob"], "Un baño es la obra más pequeña que tomamos."],
  [["answers", "soonestStart"], "El próximo inicio libre es en seis semanas."],
];

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

interface Faq {
  groups: { entries: { id: string; answer: string; pending?: boolean }[] }[];
}

/** The answers that wait for a fact of the owner's. */
const pendingIn = (file: string) =>
  (parse(readFileSync(file, "utf8")) as Faq).groups.flatMap(({ entries }) =>
    entries.filter((entry) => entry.pending).map(({ id }) => id),
  );

/** Each keeps its links and rules, which its translation has too, and says what the owner does. */
const answerFaq = (ids: readonly string[], answer: string) => (text: string) => {
  const document = parseDocument(text);
  for (const [group, { entries }] of (document.toJS() as Faq).groups.entries())
    for (const [entry, { id, answer: written }] of entries.entries()) {
      const place = ["groups", group, "entries", entry];
      if (!ids.includes(id)) continue;
      const kept = written.match(/:rule\[[^\]]*\]\{[^}]*\}|\[[^\]]*\]\([^)]*\)/g) ?? [];
      document.setIn([...place, "answer"], `${answer.trim()} ${kept.join(" ")}`.trim());
      document.deleteIn([...place, "pending"]);
    }
  return document.toString();
};

/** The placeholder rating goes: an owner has no reviews on the first day. */
const fillFacts = (values: Facts) => (text: string) => {
  const document = parseDocument(text);
  for (const [place, value] of values) document.setIn(place, document.createNode(value));
  document.deleteIn(["rating"]);
  return document.toString();
};

/** All that a build and its tests read. */
const parts = [
  ...["content", "src", "static", "scripts", "__tests__", "package.json", "pnpm-lock.yaml"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["jest.config.mjs", "tsconfig.json"],
];

/**
 * Copies this project, with an owner's facts in its content.
 * @param root an empty folder
 */
export async function ownersProject(root: string): Promise<void> {
  for (const name of parts) await cp(name, path.join(root, name), { recursive: true });
  await symlink(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  const content = path.join(root, "content");
  change(path.join(content, "business.yml"), fillFacts(facts));
  change(path.join(content, "business.es.yml"), fillFacts(inSpanish));
  const pending = pendingIn(path.join(content, "faq.yml"));
  change(path.join(content, "faq.yml"), answerFaq(pending, "An owner's own answer. "));
  change(path.join(content, "faq.es.yml"), answerFaq(pending, "Una respuesta del dueño. "));
  writeFileSync(path.join(content, "clients.yml"), "marks: []\n");
  rmSync(path.join(content, "clients.es.yml"));
  change(path.join(content, "steps.yml"), (text) =>
    text.replace(/ No contract is signed while[^.]*\./, ""),
  );
  change(path.join(content, "steps.es.yml"), (text) =>
    text.replace(/ Mientras este negocio[^.]*\./, ""),
  );
  change(path.join(content, "services/kitchen-remodel/index.md"), (text) =>
    text
      .replace(/caption: .*/, "caption: A kitchen we finished in Green Valley in 2025")
      .replace(
        /\n---\n/,
        "\n---\n\nWe are licensed and insured, family-owned since 1998, and build kitchens.\n",
      ),
  );
}

/** Replaces the pictures by plain ones of their size, each of a color of its own, which are encoded in no time. */
export async function plainPictures(root: string): Promise<void> {
  const content = path.join(root, "content");
  const names = (await walkFiles(content)).filter((name) => /\.(?:jpe?g|png)$/.test(name));
  for (const [index, name] of names.entries()) {
    const file = path.join(content, name);
    const { width, height } = await sharp(file).metadata();
    const background = { r: (index * 16) % 256, g: 64 + Math.floor(index / 16) * 16, b: 128 };
    await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
  }
}
