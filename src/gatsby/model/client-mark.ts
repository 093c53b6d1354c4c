import { z } from "zod";
import { identifier, text } from "./fields";

/** One mark of `content/clients.yml`, drawn as a path so that it takes the text's color in both schemes. */
export const clientMark = z
  .strictObject({
    id: identifier("Name of the mark in addresses and tests."),
    name: text(4, 60, "What the mark is called; a sample says so."),
    viewBox: z
      .string()
      .regex(/^0 0 \d+ \d+$/)
      .meta({ description: "The drawing's box: 0 0 width height.", role: "text" }),
    path: z
      .string()
      .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.\-\s]+$/)
      .max(4000)
      .meta({ description: "The drawing as SVG path data.", role: "text" }),
    sample: z
      .boolean()
      .meta({ description: "The mark is a sample and belongs to no real client." }),
  })
  .meta({ typeName: "ClientMark", description: "The mark of a client." });

/** `content/clients.yml`. */
export const clientsFile = z.strictObject({ marks: z.array(clientMark).max(12) });
