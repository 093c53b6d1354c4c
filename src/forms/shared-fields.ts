/** Questions that both forms ask in the same way. */
import type { FormMessages } from "../words/words";
import type { Choice } from "./choices";
import type { Field, FileType, Section } from "./model";

/** One line is enough for any name; the longest names on record are longer than most forms allow. */
export const nameField = { kind: "text", name: "name", max: 200, autoComplete: "name" } as const;

// Netlify takes the answer address of its notification from the field with the name `email`.
export const emailField = {
  kind: "email",
  name: "email",
  max: 254,
  autoComplete: "email",
} as const;

export const phoneField = { kind: "tel", name: "phone", max: 60, autoComplete: "tel" } as const;

/** The first section of both forms. */
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

/** What both forms have besides their sections. */
export const commonOf = ({ reach, problem, or }: FormMessages) => ({
  problem,
  or,
  eitherOf: [{ names: ["email", "phone"] as const, message: reach.either, withoutScript: "email" }],
});

/** Answers to choose from; the words decide how they are read. */
export const choose = (messages: FormMessages, values: readonly Choice[], group?: string) =>
  values.map((value) => ({ value, title: messages.choice(value), ...(group ? { group } : {}) }));

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
