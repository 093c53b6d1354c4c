import { date, list, object, oneOf, reference, source, text, whole } from "../fields";
import { listKind } from "../kind";

/** What is the same in every language. */
const name = (min: number, max: number, description: string) =>
  text(min, max, description, { translate: false });

/** A published price of work like a service's; never one of the business's own. */
export const cost = listKind({
  name: "cost",
  labels: { one: "Published price", many: "Published prices" },
  help: "Prices that others have published, each with its scope, place, year and source.",
  files: "costs.yml",
  list: { name: "costs", description: "The prices, in the order of a service's page.", min: 0 },
  schema: object("Cost", "A published price of work like a service's.", {
    services: list(reference("service", "A service."), "The services that show it.", { min: 1 }),
    figure: name(2, 30, "The figure itself: $35,000."),
    unit: text(4, 120, "What the figure is, and of what: median, a kitchen under 200 square feet."),
    place: text(4, 40, "Where it holds: United States."),
    year: whole("The year of the work or of the survey.", 2015, 2100),
    sentence: text(
      40,
      260,
      "The figure in a sentence with publisher and year, where the publisher allows no other form.",
    ).optional(),
    without: text(10, 160, "What it leaves out or mixes in."),
    credit: name(10, 200, "The line of copyright that its publisher asks for.").optional(),
    source,
    grade: oneOf(
      ["text", "reported"],
      "text: read in the publisher's own words; reported: told by others.",
    ),
    checked: date("The day on which it was last checked."),
  }),
});
