/** The editor's configuration, as data, from the content model. Pure. */
import { dataSchemas, pageSchemas, type DataFileName } from "../content";
import type { PageKind } from "../model";
import { folders } from "../paths";
import type { Backend } from "./backend";
import { bodyField, fieldsOf, type Choices, type EditorField } from "./fields";

interface EditorCollection {
  name: string;
  label: string;
  description: string;
  /** Name of the custom format that reads and writes its files; see `browser/formats.ts`. */
  format: string;
  extension?: string;
  [option: string]: unknown;
}

export interface EditorConfig {
  backend: Backend;
  collections: EditorCollection[];
  [option: string]: unknown;
}

/** Name of the collection of each kind of page, and of each YAML file. */
export const collectionNames = {
  service: "services",
  buildRecap: "build-recaps",
  article: "articles",
  "faq.yml": "faq",
  "clients.yml": "clients",
  "business.yml": "business",
} as const satisfies Record<PageKind | DataFileName, string>;

const labels: Record<PageKind | DataFileName, [label: string, description: string]> = {
  service: ["Services", "One page for each service."],
  buildRecap: ["Build recaps", "The logs of builds, phase by phase."],
  article: ["Articles", "The blog."],
  "faq.yml": ["FAQ", "Questions and answers, in groups."],
  "clients.yml": ["Client marks", "The marks in the row of clients."],
  "business.yml": ["Business facts", "Every fact about the business, once."],
};

/**
 * @param choices pages that others can name
 * @param backend where it writes to
 * @param siteUrl the site's own address
 */
export function editorConfig(choices: Choices, backend: Backend, siteUrl: string): EditorConfig {
  return {
    backend,
    site_url: siteUrl,
    logo: { src: "/icon-192.png", show_in_header: false },
    // Only so that there is one: every collection keeps its pictures beside its files.
    media_folder: "content/pages",
    public_folder: "/",
    // The editor makes them small itself, see `browser/uploads.ts`; this takes out what the camera wrote.
    media_processing: { enabled: true, strip_metadata: true, quality: 88 },
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    publish_mode: "simple",
    editor: { preview: true },
    collections: [
      ...(Object.keys(pageSchemas) as PageKind[]).map((kind) => pages(kind, choices)),
      ...(Object.keys(dataSchemas) as DataFileName[]).map((name) => dataFile(name, choices)),
    ],
  };
}

function pages(kind: PageKind, choices: Choices): EditorCollection {
  const [label, description] = labels[kind];
  return {
    name: collectionNames[kind],
    label,
    label_singular: label.slice(0, -1),
    description,
    folder: `content/${folders[kind].content}`,
    // Each page has a folder of its own, in which its pictures lie.
    path: "{{slug}}/index",
    media_folder: "",
    public_folder: ".",
    create: true,
    delete: true,
    format: kind,
    extension: "md",
    identifier_field: "title",
    summary: "{{title}}",
    sortable_fields: ["title", kind === "service" ? "order" : "published"],
    preview_path: `${folders[kind].route.slice(1)}/{{slug}}`,
    fields: inOrder(kind, fieldsOf(pageSchemas[kind], kind, choices)),
  };
}

/** What every kind of page has and its visitors see little of: at the end of the form, the technical last. */
const lastFields =
  "related sources published checked updated draft aliases layout middleware".split(" ");

/** The fields of a page in the order in which one writes it; in the file they stand in the order of the model. */
function inOrder(kind: PageKind, fields: EditorField[]): EditorField[] {
  const first = fields.filter(({ name }) => !lastFields.includes(name));
  const last = lastFields.flatMap((wanted) => fields.filter(({ name }) => name === wanted));
  // After the facts at the top of the page, before its lists.
  const names = first.map(({ name }) => name);
  const place = 1 + Math.max(names.indexOf("hero"), names.indexOf("facts"));
  return [...first.slice(0, place), bodyField(kind), ...first.slice(place), ...last];
}

function dataFile(name: DataFileName, choices: Choices): EditorCollection {
  const [label, description] = labels[name];
  return {
    name: collectionNames[name],
    label,
    description,
    format: name,
    files: [
      {
        name: collectionNames[name],
        label,
        file: `content/${name}`,
        fields: fieldsOf(dataSchemas[name], name, choices),
      },
    ],
  };
}
