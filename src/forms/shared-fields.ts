/** Questions that both forms ask in the same way. */
import type { EitherOf, FileType, TextField } from "./model";

/** One line is enough for any name; the longest names on record are longer than most forms allow. */
export const nameField: TextField = {
  kind: "text",
  name: "name",
  label: "Your name",
  called: "Your name",
  required: "Enter your name",
  max: 200,
  autoComplete: "name",
};

export const emailField: TextField = {
  kind: "email",
  // Netlify takes the answer address of its notification from the field with this name.
  name: "email",
  label: "E-mail address",
  called: "Your e-mail address",
  max: 254,
  autoComplete: "email",
};

export const phoneField: TextField = {
  kind: "tel",
  name: "phone",
  label: "Phone number",
  hint: "With its area code, written any way you like.",
  called: "Your phone number",
  max: 60,
  autoComplete: "tel",
};

export const reachable: EitherOf = {
  names: ["email", "phone"],
  message: "Enter an e-mail address or a phone number, so that we can answer you",
  withoutScript: "email",
};

export const reachText = "An e-mail address or a phone number is enough.";

export const photoTypes: readonly FileType[] = [
  { title: "JPG", extensions: ["jpg", "jpeg"] },
  { title: "PNG", extensions: ["png"] },
  { title: "WebP", extensions: ["webp"] },
  { title: "HEIC", extensions: ["heic", "heif"] },
];

/** Without HEIC here an iPhone hands over a JPG by itself, which everyone can open; a HEIC that is chosen anyway is taken. */
export const photoAccept = "image/jpeg,image/png,image/webp";

export const documentTypes: readonly FileType[] = [
  { title: "PDF", extensions: ["pdf"] },
  { title: "DOC", extensions: ["doc"] },
  { title: "DOCX", extensions: ["docx"] },
];

export const documentAccept =
  ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";
