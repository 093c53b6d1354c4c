/** The quote form. At most five answers are required; the rest is for visitors who have them at hand. */
import type { ContactMessages, FormMessages } from "../words/words";
import { contactChoices as choices } from "./contact-choices";
import { totalBytes, type FileField, type FormTable, type Option } from "./model";
import { choose, commonOf, photoAccept, photoTypes, reachSection } from "./shared-fields";

interface ContactChoices {
  /** The services. `value` is what is sent, the title unless given; `slug` is what `?project=` names. */
  services: readonly { value?: string; title: string; slug: string; group: string }[];
  /** The towns and states of content/business.yml. */
  areas: readonly string[];
}

export function contactForm(
  messages: FormMessages,
  contact: ContactMessages,
  { services, areas }: ContactChoices,
): FormTable {
  const { choice } = messages;
  const { fields } = contact;
  const reply = (value: (typeof choices.reply)[number]): Option => ({
    value,
    title: choice(value),
    needs:
      value === "By e-mail"
        ? { name: "email", message: contact.needsEmail }
        : { name: "phone", message: contact.needsPhone },
  });
  const photo = (number: 1 | 2 | 3): FileField => ({
    kind: "file",
    name: `photo${number}`,
    label: number === 1 ? contact.photos : contact.photo(number),
    called: contact.photo(number),
    fileTypes: photoTypes,
    accept: photoAccept,
    maxBytes: totalBytes,
  });
  const select = (
    name: "property" | "budget" | "start",
    values: (typeof choices)["property" | "budget" | "begin"],
  ) => ({
    kind: "select" as const,
    name,
    ...fields[name],
    options: choose(messages, values),
  });
  return {
    name: "contact",
    noun: contact.noun,
    action: contact.action,
    subject: "Request for a quote %{submissionId}",
    mail: contact.mail,
    ...commonOf(messages),
    sections: [
      reachSection(messages, {
        kind: "radio",
        name: "reply",
        ...fields.reply,
        options: choices.reply.map(reply),
      }),
      {
        title: contact.project,
        fields: [
          {
            kind: "select",
            name: "project",
            ...fields.project,
            options: [
              ...services.map((service) => ({ value: service.title, ...service })),
              ...choose(messages, choices.project, contact.other),
            ],
          },
          { kind: "long", name: "message", ...fields.message, max: 5_000 },
        ],
      },
      {
        title: contact.place,
        text: contact.placeText,
        folded: true,
        fields: [
          {
            kind: "select",
            name: "area",
            ...fields.area,
            options: [
              ...areas.map((area) => ({ value: area, title: area })),
              ...choose(messages, choices.area),
            ],
          },
          select("property", choices.property),
          select("budget", choices.budget),
          select("start", choices.begin),
          photo(1),
          photo(2),
          photo(3),
        ],
      },
    ],
  };
}
