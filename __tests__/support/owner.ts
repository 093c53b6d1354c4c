/** Content as a real owner fills it in: the facts of docs/before-launch.md, real captions, and claims that these facts allow. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";

export const license = { number: "0081234", classification: "B", limit: "$4,000,000" };

const facts: [path: (string | number)[], value: unknown][] = [
  [["sample"], false],
  [["license", "number"], license.number],
  [["license", "classification"], license.classification],
  [["license", "limit"], license.limit],
  [["license", "bond"], "License bond of $15,000 by a surety of this test"],
  [["insurance"], "General liability and workers' compensation by insurers of this test"],
  [["team"], [{ name: "Ana Test", role: "Runs the jobs from the first walk" }]],
  [["rating", "source"], "Reviews of this test"],
  [["rating", "url"], "https://reviews.example/of-this-test"],
  [["answers", "firstVisit"], "The first visit costs nothing."],
  [["answers", "reply"], "We answer within two days."],
  [["answers", "smallestJob"], "A bathroom is the smallest job that we take."],
  [["answers", "soonestStart"], "The next free start is in six weeks."],
];

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, "utf8")));
}

/** @param folder with the content of the site */
export async function fillIn(folder: string): Promise<void> {
  await change(path.join(folder, "business.yml"), (text) => {
    const document = parseDocument(text);
    for (const [place, value] of facts) document.setIn(place, document.createNode(value));
    document.deleteIn(["rating", "note"]);
    return document.toString();
  });
  await change(path.join(folder, "business.es.yml"), (text) => {
    const document = parseDocument(text);
    document.deleteIn(["rating"]);
    return document.toString();
  });
  await change(path.join(folder, "faq.yml"), (text) => text.replace(/^ +pending: true\n/gm, ""));
  await change(path.join(folder, "services/kitchen-remodel/index.md"), (text) =>
    text
      .replace(/caption: .*/, "caption: A kitchen we finished in Green Valley in 2025")
      .replace(/\n---\n/, "\n---\n\nWe are licensed and insured, family-owned since 1998.\n"),
  );
}
