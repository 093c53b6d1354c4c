/** Questions and error messages of both forms, for the tables of src/forms. Without JSX, since scripts import it too. */
import type { Choice } from "../../forms/choices";

const number = (value: number) => value.toLocaleString("en-US");

export const formMessages = {
  /** Returns an option's title. The value that is sent is English in every language. */
  choice: (sent: Choice): string => sent,
  reach: {
    title: "How we reach you",
    text: "An e-mail address or a phone number is enough.",
    either: "Enter an e-mail address or a phone number, so that we can answer you",
    name: { label: "Your name", called: "Your name", required: "Enter your name" },
    email: { label: "E-mail address", called: "Your e-mail address" },
    phone: {
      label: "Phone number",
      hint: "With its area code, written any way you like.",
      called: "Your phone number",
    },
  },
  problem: {
    choice: (called: string) => `${called} must be one of the answers in the list`,
    email: "Enter an e-mail address in the correct format, like name@example.com",
    phone: "Enter a phone number with its area code, like (702) 555-0142",
    long: (called: string, max: number, over: number) =>
      `${called} must be ${number(max)} characters or fewer: take out ${number(over)}`,
    fileType: (called: string, types: string) => `${called} must be a ${types} file`,
    fileEmpty: (called: string) => `${called} is empty: choose a file that has something in it`,
    fileSize: (called: string, max: string, size: string) =>
      `${called} must be smaller than ${max} (it has ${size})`,
    filesTogether: (max: string, size: string) =>
      `The files must be smaller than ${max} together: take out one, or choose a smaller one (they have ${size} now)`,
  },
  /** Joins the last two of a list: “JPG, PNG or WebP”. */
  or: " or ",
};
