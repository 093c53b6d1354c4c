/** @jest-environment node */
import { z } from "zod";
import { list, object, text } from "../../../src/content/fields";
import { addingFields, elementOf, metaOf, shapeOf } from "../../../src/content/schema";

const place = object("Place", "A place.", { name: text(1, 40, "Its name.") }, (given, context) => {
  if (given.name === "Nowhere") context.addIssue({ code: "custom", message: "is no place" });
});
const office = object("Office", "An office.", {
  title: text(1, 40, "What it is called."),
  first: place.optional(),
  places: list(place, "Where it works.").min(1),
});
const person = object("Person", "A person.", { name: text(1, 40, "Their name.") });
const also = z.boolean().meta({ description: "Whether it is shown." }).optional();
const withFields = addingFields([{ Place: { also } }, {}, { Place: { note: z.string() } }]);

test("fields are added wherever the object stands, by its type", () => {
  const added = withFields(office);
  const [inList, alone] = [elementOf(shapeOf(added).places), shapeOf(added).first];
  expect(Object.keys(shapeOf(inList))).toEqual(["name", "also", "note"]);
  expect(Object.keys(shapeOf(alone))).toEqual(["name", "also", "note"]);
  // Lists of entries are found by the schema of their kind.
  expect(inList).toBe(withFields(place));
  expect(withFields(person)).toBe(person);
});

test("what else the schema says holds", () => {
  const added = withFields(office);
  expect(metaOf(added)).toEqual(metaOf(office));
  expect(metaOf(shapeOf(added).places!)).toEqual({ description: "Where it works." });
  const issuesOf = (data: object) =>
    added.safeParse(data).error?.issues.map(({ path }) => path.join(".")) ?? [];
  const there = { name: "Here", also: true, note: "Downtown" };
  expect(issuesOf({ title: "One", places: [there] })).toEqual([]);
  expect(issuesOf({ title: "One", places: [] })).toEqual(["places"]);
  expect(issuesOf({ title: "One", places: [{ ...there, name: "Nowhere" }] })).toEqual(["places.0"]);
  expect(issuesOf({ title: "One", places: [{ ...there, other: 1 }] })).toEqual(["places.0"]);
  expect(issuesOf({ title: "One", places: [{ ...there, also: "yes" }] })).toEqual([
    "places.0.also",
  ]);
});
