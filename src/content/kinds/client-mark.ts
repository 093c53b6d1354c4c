import { z } from "zod";
import { code, flag, identifier, list, object, text } from "../fields";
import { dataKind } from "../kind";

const schema = object("ClientMark", "The mark of a client.", {
  id: identifier("Name of the mark in addresses and tests.", "mark of a client"),
  name: text(4, 60, "What the mark is called."),
  viewBox: code(/^0 0 \d+ \d+$/, "The drawing's box: 0 0 width height."),
  drawing: code(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.\-\s]+$/, "The drawing as SVG path data.").max(4000),
  sample: flag(
    "The mark belongs to no real client. Put a client's own here, with consent, and write `false`.",
  ),
});

/** The mark of a client, drawn as a path so that it takes the text color in both color schemes. */
export const clientMark = dataKind({
  name: "clientMark",
  labels: { one: "Client mark", many: "Client marks" },
  help: "The marks in the row of clients.",
  files: "clients.yml",
  header: `Marks of clients, drawn as one path each. These are samples, drawn for this site; they belong to nobody.
Put a real mark here only when its owner has agreed, and set \`sample: false\`.`,
  schema,
  fileSchema: z.strictObject({
    marks: list(schema, "The marks, in the order of the row.", { max: 12 }),
  }),
});
