/** What both forms have in common. */
import type { FormMessages } from "../words/words";
import type { Choice } from "./choices";
import type { Field, FileType, Section } from "./model";

/** A single field, since not every name has a first and a last part; long, since real names exceed what most forms allow. */
export const nameField = { kind: "text", name: "name", max: 200, autoComplete: "name" } as const;

/** Netlify's notification uses the field named `email` as its reply-to address. */
export const emailField = {
  kind: "email",
  name: "email",
  max: 254,
  autoComplete: "email",
} as const;

export const phoneField = { kind: "tel", name: "phone", max: 60, autoComplete: "tel" } as const;

/** Returns the first section of both forms: how to reach the visitor. */
export function reachSection({ reach }: FormMessages, ...more: Field[]): Section {
  return {
    title: reach.title,
    text: reach.text,
    fields: [
      { ...nameField, ...reach.name },
      { ...emailField, ...reach.email },
      { ...phoneField, ...reach.phone },
      ...more,
    ],
  };
}

/** Returns what both forms have in common besides their sections. */
export const commonOf = ({ reach, problem, or }: FormMessages) => ({
  problem,
  or,
  eitherOf: [{ names: ["email", "phone"] as const, message: reach.either, withoutScript: "email" }],
});

/** Returns options with their titles in the language of the page. */
export const choose = (messages: FormMessages, values: readonly Choice[], group?: string) =>
  values.map((value) => ({ value, title: messages.choice(value), ...(group ? { group } : {}) }));

export const photoTypes: readonly FileType[] = [
  { title: "JPG", extensions: ["jpg", "jpeg"] },
  { title: "PNG", extensions: ["png"] },
  { title: "WebP", extensions: ["webp"] },
  { title: "HEIC", extensions: ["heic", "heif"] },
];

/** Without HEIC, so that iPhones convert a photo to JPG, which everyone can open. A HEIC file is accepted all the same. */
export const photoAccept = "image/jpeg,image/png,image/webp";

export const documentTypes: readonly FileType[] = [
  { title: "PDF", extensions: ["pdf"] },
  { title: "DOC", extensions: ["doc"] },
  { title: "DOCX", extensions: ["docx"] },
];

export const documentAccept =
  ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";
