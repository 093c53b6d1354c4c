/**
 * The job application. Neither its fields nor the hint of `note` may ask for what Nevada forbids: earlier pay (NRS 613.133), age,
 * sex, orientation, gender identity, race, color, religion, national origin or disability (NRS 613.330). Nor do they ask for
 * family, health, arrests, a Social Security number or a picture of the person. Asking for the hoped-for pay is allowed.
 */
import type { EmploymentMessages, FormMessages } from "../words/words";
import { employmentChoices as choices } from "./employment-choices";
import type { ChoiceField, FormTable } from "./model";
import { choose, commonOf, documentAccept, documentTypes, reachSection } from "./shared-fields";

export function employmentForm(messages: FormMessages, words: EmploymentMessages): FormTable {
  const { fields } = words;
  const choice = (
    kind: ChoiceField["kind"],
    name: "years" | "osha" | "start" | "hours" | "authorization",
  ) => ({ kind, name, ...fields[name], options: choose(messages, choices[name]) });
  return {
    name: "employment",
    noun: words.noun,
    action: words.action,
    subject: "Job application %{submissionId}",
    mail: words.mail,
    ...commonOf(messages),
    sections: [
      reachSection(messages),
      {
        title: words.work,
        fields: [
          {
            kind: "select",
            name: "role",
            ...fields.role,
            options: [
              ...choose(messages, choices.trade, words.trades),
              ...choose(messages, choices.office, words.office),
              ...choose(messages, choices.otherRole, words.other),
            ],
          },
          choice("select", "years"),
          choice("radio", "osha"),
          { kind: "text", name: "licenses", ...fields.licenses, max: 300 },
        ],
      },
      {
        title: words.when,
        fields: [
          choice("select", "start"),
          choice("radio", "hours"),
          choice("radio", "authorization"),
          { kind: "text", name: "pay", ...fields.pay, max: 100 },
        ],
      },
      {
        title: words.more,
        fields: [
          { kind: "long", name: "note", ...fields.note, max: 5_000 },
          {
            kind: "file",
            name: "resume",
            ...fields.resume,
            fileTypes: documentTypes,
            accept: documentAccept,
            maxBytes: 5_000_000,
          },
        ],
      },
    ],
  };
}
