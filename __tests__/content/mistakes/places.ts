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
];
