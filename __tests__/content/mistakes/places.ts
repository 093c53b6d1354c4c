/** Places and their permit offices. */
import { replace, type Case } from "./case";

const file = "content/places.yml";

export const places: readonly Case[] = [
  {
    kind: "a phone number that is only reported by others",
    change: replace(file, "grade: text", "grade: reported"),
    file,
    at: "phone: +1 702-555-0100",
    field: "offices[0].phone",
    code: "field-custom",
  },
  {
    kind: "a place under two offices",
    change: replace(file, "id: winchester", "id: paradise"),
    file,
    at: "- id: paradise",
    field: "offices[0].places[1].id",
    code: "unique",
  },
  {
    kind: "an outline named instead of numbered",
    change: replace(file, 'outline: "3254600"', "outline: paradise"),
    file,
    at: "outline: paradise",
    field: "offices[0].places[0].outline",
    code: "field-invalid-format",
  },
];
