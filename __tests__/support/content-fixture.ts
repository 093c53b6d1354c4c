/** A small, valid content folder in a temporary project, for tests that then break it. */
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { entryListOf, readContent } from "../../src/content/content-file";
import { placeFor } from "../../src/content/paths";
import { kindNamed, registry, type KindName } from "../../src/content/registry";
import { plannerFiles } from "./planner-fixture";

/** Text files by their path from the project's root. */
export type Files = Record<string, string | Buffer>;

const words = (count: number) => "word ".repeat(count).trim();

/** A description of a valid length. */
export const description = `${words(24)} as a description ends.`;

const pageLines = (title: string, slug: string) => [
  `title: ${title}`,
  `description: ${description}`,
  "summary: One line that stands on a card and in lists.",
  "hero:",
  `  src: ./${slug}.jpg`,
  "  alt: What the picture shows",
  "checked: 2026-11-20",
];

/** Front matter and text of a valid service page. */
export const service = (title: string, slug: string, order = 1) =>
  [
    "---",
    ...pageLines(title, slug),
    "group: commercial",
    "offer: commercial-construction",
    `order: ${order}`,
    "promise: One sentence that says what the client gets from it.",
    "facts:",
    "  permits: The office of the parcel",
    "  reviewers: The fire department",
    "  trades: Electrical, plumbing, drywall",
    "  occupancy: Vacant during the work",
    "questions:",
    ...[1, 2, 3].flatMap((number) => [
      `  - question: Which question is number ${number}?`,
      "    reason: The answer decides what it costs and how long it takes.",
    ]),
    "faq:",
    ...[1, 2].flatMap((number) => [
      `  - question: What is asked as number ${number}?`,
      `    answer: ${words(40)}, see [the answers](/faq#deposit).`,
    ]),
    "---",
    "",
    "## First heading",
    "",
    "A paragraph with [a link](/contact) and [another](#first-heading).",
    "",
    `${words(650)}.`,
    "",
    "### Second heading",
    "",
    `![What the picture shows](./${slug}.jpg "Illustration: a caption")`,
    "",
  ].join("\n");

const article = (title: string, slug: string) =>
  [
    "---",
    ...pageLines(title, slug),
    "published: 2026-11-20",
    "checklist:",
    "  title: The checklist",
    "  items:",
    ...[1, 2, 3, 4, 5].map((number) => `    - The thing to do as number ${number}`),
    "related:",
    "  services:",
    "    - casino",
    "---",
    "",
    "## First heading",
    "",
    "See [the casino page](/services/casino#first-heading).",
    "",
    `${words(1300)}.`,
    "",
  ].join("\n");

const faq = [
  "groups:",
  "  - id: money",
  "    title: Money",
  "    entries:",
  "      - id: deposit",
  "        question: How much is the deposit?",
  `        answer: ${words(45)}.`,
  "        checked: 2026-11-20",
  "",
].join("\n");

const places = `offices:
  - id: the-county
    name: County Building
    government: The County
    url: https://county.example
    phone: +1 702-555-0100
    served: true
    source: County Building
    grade: text
    checked: 2026-11-20
    places:
      - id: paradise
        name: Paradise
        outline: "3254600"
      - id: winchester
        name: Winchester
        outline: "3284600"
`;

const rules = [
  "title: Contract and payments",
  "order: 1",
  "rules:",
  "  - id: deposit-cap",
  "    title: Deposit cap",
  "    audience: Owners who live in the home",
  "    jurisdictions: [nevada]",
  "    statement: The deposit may not exceed $1,000.",
  "    figures:",
  "      - value: 1000",
  "        unit: dollars",
  "        of: largest deposit",
  "    authority: Nevada Legislature",
  "    citation: NRS 624.970",
  "    url: https://www.leg.state.nv.us/NRS/NRS-624.html",
  "    grade: text",
  "    checked: 2026-11-20",
  "    months: 6",
  "",
].join("\n");

/** The files of all lists, without entries. */
const emptyLists = Object.fromEntries(
  registry.data.flatMap((kind) => {
    const list = entryListOf(kind);
    if (!list || kind.files.includes("*")) return [];
    return [[`content/${kind.files}`, `${(list.groups ?? list).list}: []\n`]];
  }),
);

/** Writes the project to a temporary folder, with its files altered by `change`. */
export async function contentProject(
  change: (files: Files) => void = () => undefined,
): Promise<{ root: string; remove(): Promise<void> }> {
  const picture = await sharp({
    create: { width: 1280, height: 800, channels: 3, background: "#a9441f" },
  })
    .jpeg()
    .toBuffer();
  const files: Files = {
    ...emptyLists,
    ...plannerFiles,
    "content/business.yml": readFileSync("content/business.yml", "utf8"),
    "content/faq.yml": faq,
    "content/glossary.yml": "terms:\n  - name: deposit\n    spanish: depósito\n",
    "content/places.yml": places,
    "content/rules/test.yml": rules,
    "content/search-words.yml": "words:\n  - find: casino\n    typed: [gaming floor]\n",
    "content/services/casino/index.md": service("Casino", "casino"),
    "content/services/casino/casino.jpg": picture,
    "content/services/hotel/index.md": service("Hotel", "hotel", 2),
    "content/services/hotel/hotel.jpg": picture,
    "content/blog/guide/index.md": article("Guide", "guide"),
    "content/blog/guide/guide.jpg": picture,
    "src/pages/contact.tsx": "export default () => null;\n",
    "src/pages/faq.tsx": "export default () => null;\n",
    "src/pages/rules.tsx": "export default () => null;\n",
  };
  change(files);
  const root = await mkdtemp(path.join(tmpdir(), "content-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Reads a text as the file of a kind. The slug rarely matters. */
export function readAs(kind: KindName, text: string | Uint8Array, slug = "casino") {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const found = kindNamed(kind);
  return readContent({ kind: found, slug }, placeFor(found).replace("<slug>", slug), [bytes]);
}
