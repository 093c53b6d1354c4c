import { z } from "zod";
import { date, markdown, picture, reference, text } from "../../src/content/fields";
import { dataKind } from "../../src/content/kind";

const schema = z
  .strictObject({
    name: text(3, 60, "Who says it.", { part: "heading" }),
    words: markdown(40, 400, "What they say."),
    day: date("The day on which they said it."),
    picture: picture("The place that they speak of."),
    service: reference("service", "The service that they speak of."),
  })
  .meta({ typeName: "Testimonial", description: "What a client says." });

/** A kind of content that the site does not have, defined only here. */
export const testimonial = dataKind({
  name: "testimonial",
  order: 7,
  labels: { one: "Testimonial", many: "Testimonials" },
  help: "What clients say.",
  files: "testimonials.yml",
  header: "What clients say.",
  schema,
  fileSchema: z.strictObject({
    testimonials: z.array(schema).meta({ description: "The testimonials, the newest first." }),
  }),
});
