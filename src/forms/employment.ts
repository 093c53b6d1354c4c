/**
 * The application for a job. What it must not ask in Nevada stays unasked, here and in `note`'s hint: earlier pay (NRS 613.133),
 * age, sex, orientation, gender identity, race, color, religion, national origin, disability (NRS 613.330), and family,
 * health, arrests, Social Security number or a picture of the person. What a person hopes to earn may be asked.
 */
import type { FormTable, Option } from "./model";
import {
  documentAccept,
  documentTypes,
  emailField,
  nameField,
  phoneField,
  reachable,
  reachText,
} from "./shared-fields";

/** Printed with the form, word for word. */
export const equalOpportunity =
  "We consider applicants without regard to race, color, religion, sex, sexual orientation, gender identity or expression, age, disability, national origin or any other protected status.";

const choose = (...values: string[]): Option[] => values.map((value) => ({ value }));

export const employmentForm: FormTable = {
  name: "employment",
  noun: "your application",
  action: "Send application",
  subject: "Job application %{submissionId}",
  eitherOf: [reachable],
  sections: [
    {
      title: "How we reach you",
      text: reachText,
      fields: [nameField, emailField, phoneField],
    },
    {
      title: "Your work",
      fields: [
        {
          kind: "select",
          name: "role",
          label: "Trade or role",
          called: "The trade or role",
          required: "Choose the trade or role that you apply for",
          options: [
            ...choose(
              "Carpenter",
              "Concrete and masonry",
              "Drywall and framing",
              "Electrician",
              "Equipment operator",
              "Flooring and tile",
              "HVAC",
              "Laborer",
              "Painter",
              "Plumber",
              "Roofer",
            ).map((option) => ({ ...option, group: "Trades" })),
            ...choose(
              "Superintendent",
              "Project manager",
              "Estimator",
              "Safety",
              "Office and accounting",
            ).map((option) => ({ ...option, group: "Site and office" })),
            { value: "Another trade or role", group: "Other" },
          ],
        },
        {
          kind: "select",
          name: "years",
          label: "Years in the trade",
          called: "The years in the trade",
          options: choose("Starting out", "Less than 2", "2 to 5", "6 to 10", "More than 10"),
        },
        {
          kind: "radio",
          name: "osha",
          label: "OSHA card",
          hint: "Nevada asks for one soon after you are hired; you do not need it to apply.",
          called: "The OSHA card",
          options: choose("OSHA-10", "OSHA-30", "Not yet"),
        },
        {
          kind: "text",
          name: "licenses",
          label: "Trade licenses and certificates",
          called: "Your licenses and certificates",
          max: 300,
        },
      ],
    },
    {
      title: "When and how",
      fields: [
        {
          kind: "select",
          name: "start",
          label: "Earliest start",
          called: "The earliest start",
          options: choose("Right away", "Within 2 weeks", "Within a month", "Later"),
        },
        {
          kind: "radio",
          name: "hours",
          label: "Hours",
          called: "The hours",
          options: choose("Full time", "Part time", "Either"),
        },
        {
          kind: "radio",
          name: "authorization",
          label: "If hired, can you show authorization to work in the United States?",
          hint: "Every employer must check this after hiring. We do not ask for papers now.",
          called: "The authorization to work",
          options: choose("Yes", "No"),
        },
        {
          kind: "text",
          name: "pay",
          label: "Pay you hope for",
          hint: "For instance $38 an hour. Do not tell us what you earn or earned: we do not ask.",
          called: "The pay you hope for",
          max: 100,
        },
      ],
    },
    {
      title: "Anything else",
      fields: [
        {
          kind: "long",
          name: "note",
          label: "A short note",
          hint: "Work you are proud of, or what we should know about your schedule.",
          called: "Your note",
          max: 5_000,
        },
        {
          kind: "file",
          name: "resume",
          label: "Résumé",
          hint: "Leave out your Social Security number and date of birth.",
          called: "Your résumé",
          fileTypes: documentTypes,
          accept: documentAccept,
          maxBytes: 5_000_000,
        },
      ],
    },
  ],
};
