import { z } from "zod";
import {
  email,
  identifier,
  lastLook,
  list,
  name,
  object,
  oneOf,
  phone,
  reference,
  refuse,
  text,
  url,
} from "../fields";
import { computed, dataKind } from "../kind";

const schema = object("Place", "A place, with the office that permits there.", {
  id: identifier("Name of the place in addresses and drawings.", "place"),
  name: text(3, 40, "The place as people call it."),
  note: text(4, 160, "What people may take for something else, such as downtown.").optional(),
  also: list(
    object("PlacePart", "A part of a place that people name instead.", {
      id: identifier("Its name in addresses.", "place"),
      name: text(3, 40, "The part as people call it.", { translate: "optional" }),
    }),
    "Parts of it that people name instead, such as downtown.",
  ).optional(),
});

const officeType = "PermitOffice";

const office = object(
  officeType,
  "An office that issues building permits.",
  {
    id: identifier("Name of the office in addresses.", "office"),
    name: name(4, 60, "The office as it calls itself."),
    government: text(3, 40, "Whose office it is, in short: City of Springfield.", {
      translate: "optional",
    }),
    address: name(4, 80, "Where its counter is.").optional(),
    url: url("Address of the office, or of its government."),
    portal: name(3, 60, "What it calls the place where permits are applied for online.").optional(),
    phone: phone("Its number as +1 201-555-0123; only as read on its own page.").optional(),
    planningPhone: phone("The number for planning and zoning, in the same form.").optional(),
    email: email("Its e-mail address.").optional(),
    area: name(
      3,
      40,
      "The area of content/business.yml that it belongs to: work is offered where that has no notice; without an area, none is.",
    ).optional(),
    jurisdictions: list(
      reference("jurisdiction", "Id of a jurisdiction."),
      "Whose rules hold in its places, the widest first.",
    ).min(1),
    note: text(10, 200, "What to know about its permits, in one sentence.").optional(),
    publisher: name(4, 140, "Whose page was read."),
    grade: oneOf(
      ["text", "reported"],
      "text: read in the office's own words; reported: told by others.",
    ),
    checked: lastLook("The day on which it was last checked."),
    places: list(schema, "The places where it permits.").min(1),
  },
  ({ grade, ...facts }, context) => {
    const message =
      "was only reported by others: leave it out, or read it at the office and set the grade to text";
    for (const field of ["phone", "planningPhone", "email"] as const)
      if (grade === "reported" && facts[field] !== undefined) refuse(context, [field], message);
  },
);

type Office = z.infer<typeof office>;

/** A place in the region, with the office that permits there: extras show it. */
export const place = dataKind({
  name: "place",
  labels: { one: "Place", many: "Places" },
  files: "places.yml",
  schema,
  fileSchema: z.strictObject({
    offices: list(office, "The offices, in the order of the list.").min(1),
  }),
  computed: {
    [officeType]: {
      path: computed(
        "String",
        "Where it is shown in full; nothing where no extra has a page of offices.",
        ({ id }: Office, site) => {
          const page = site.entryPage?.(officeType);
          return page === undefined ? null : `${page}#${id}`;
        },
      ),
    },
  },
});
