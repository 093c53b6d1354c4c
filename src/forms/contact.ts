/** The form that asks for a quote. At most five answers are asked for; the rest is there for whoever has it at hand. */
import type { FileField, FormTable, Option } from "./model";
import {
  emailField,
  nameField,
  phoneField,
  photoAccept,
  photoTypes,
  reachable,
  reachText,
} from "./shared-fields";
import { totalBytes } from "./model";

interface ContactChoices {
  /** The services, with the slugs that `?project=` names. */
  services: readonly { title: string; slug: string; group: string }[];
  /** The towns and states of content/business.yml. */
  areas: readonly string[];
}

const choose = (...values: string[]): Option[] => values.map((value) => ({ value }));

const byPhone = {
  name: "phone",
  message: "Enter your phone number, or choose another way for us to answer",
};

const photo = (number: 1 | 2 | 3): FileField => ({
  kind: "file",
  name: `photo${number}`,
  label: number === 1 ? "Photos, up to three" : `Photo ${number}`,
  called: `Photo ${number}`,
  fileTypes: photoTypes,
  accept: photoAccept,
  maxBytes: totalBytes,
});

export function contactForm({ services, areas }: ContactChoices): FormTable {
  return {
    name: "contact",
    noun: "your request",
    action: "Send request",
    subject: "Request for a quote %{submissionId}",
    eitherOf: [reachable],
    sections: [
      {
        title: "How we reach you",
        text: reachText,
        fields: [
          nameField,
          emailField,
          phoneField,
          {
            kind: "radio",
            name: "reply",
            label: "How should we answer?",
            called: "How we should answer",
            options: [
              {
                value: "By e-mail",
                needs: {
                  name: "email",
                  message: "Enter your e-mail address, or choose another way for us to answer",
                },
              },
              { value: "By phone", needs: byPhone },
              { value: "By text message", needs: byPhone },
            ],
          },
        ],
      },
      {
        title: "Your project",
        fields: [
          {
            kind: "select",
            name: "project",
            label: "What is it about?",
            called: "The project type",
            required: "Choose what your project is about",
            options: [
              ...services.map(({ title, slug, group }) => ({ value: title, slug, group })),
              { value: "Something else", group: "Other" },
            ],
          },
          {
            kind: "long",
            name: "message",
            label: "What do you want to build or change?",
            hint: "A few sentences are enough: the rooms, the reason, what worries you.",
            called: "Your message",
            required: "Tell us what you want to build or change",
            max: 5_000,
          },
        ],
      },
      {
        title: "Place, budget, dates and photos",
        text: "Leave out what you do not know. Photos may have 7.5 MB together; more can follow by e-mail.",
        folded: true,
        fields: [
          {
            kind: "select",
            name: "area",
            label: "Where is it?",
            called: "The area",
            options: choose(...areas, "Clark County, outside the cities", "Not sure"),
          },
          {
            kind: "select",
            name: "property",
            label: "Kind of property",
            called: "The kind of property",
            options: choose(
              "Single-family house",
              "Condo or townhouse",
              "Apartment building",
              "Shop or restaurant",
              "Office or clinic",
              "Hotel or casino",
              "Empty lot",
              "Something else",
            ),
          },
          {
            kind: "select",
            name: "budget",
            label: "Budget",
            hint: "We use it to suggest what fits. Your price comes in writing, after the walk.",
            called: "The budget",
            options: choose(
              "Not sure yet",
              "Under $25,000",
              "$25,000 to $75,000",
              "$75,000 to $200,000",
              "$200,000 to $500,000",
              "$500,000 to $1 million",
              "Over $1 million",
            ),
          },
          {
            kind: "select",
            name: "start",
            label: "When should work start?",
            called: "The start",
            options: choose(
              "As soon as possible",
              "Within 3 months",
              "In 3 to 6 months",
              "In 6 to 12 months",
              "Later",
              "Not sure yet",
            ),
          },
          photo(1),
          photo(2),
          photo(3),
        ],
      },
    ],
  };
}
