/** The questions of the job application: see src/forms/employment.ts. */
export const employmentMessages = {
  /** Printed with the form, word for word. */
  equal:
    "We consider applicants without regard to race, color, religion, sex, sexual orientation, gender identity or expression, age, disability, national origin or any other protected status.",
  noun: "your application",
  action: "Send application",
  mail: "Job application",
  work: "Your work",
  when: "When and how",
  more: "Anything else",
  trades: "Trades",
  office: "Site and office",
  other: "Other",
  fields: {
    role: {
      label: "Trade or role",
      called: "The trade or role",
      required: "Choose the trade or role that you apply for",
    },
    years: { label: "Years in the trade", called: "The years in the trade" },
    osha: {
      label: "OSHA card",
      hint: "Nevada asks for one soon after you are hired; you do not need it to apply.",
      called: "The OSHA card",
    },
    licenses: {
      label: "Trade licenses and certificates",
      called: "Your licenses and certificates",
    },
    start: { label: "Earliest start", called: "The earliest start" },
    hours: { label: "Hours", called: "The hours" },
    authorization: {
      label: "If hired, can you show authorization to work in the United States?",
      hint: "Every employer must check this after hiring. We do not ask for papers now.",
      called: "The authorization to work",
    },
    pay: {
      label: "Pay you hope for",
      hint: "For instance $38 an hour. Do not tell us what you earn or earned: we do not ask.",
      called: "The pay you hope for",
    },
    note: {
      label: "A short note",
      hint: "Work you are proud of, or what we should know about your schedule.",
      called: "Your note",
    },
    resume: {
      label: "Résumé",
      hint: "Leave out your Social Security number and date of birth.",
      called: "Your résumé",
    },
  },
};
