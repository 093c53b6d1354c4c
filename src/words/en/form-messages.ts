/** What the forms ask and how they find fault with it: for the tables of src/forms, and for scripts, so without JSX. */
import type { Choice } from "../../forms/choices";

const number = (value: number) => value.toLocaleString("en-US");

export const formMessages = {
  /** A choice as it is read; what is sent is English in every language. */
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
  contact: {
    noun: "your request",
    action: "Send request",
    mail: "Request for a quote",
    project: "Your project",
    place: "Place, budget, dates and photos",
    placeText:
      "Leave out what you do not know. Photos may have 7.5 MB together; more can follow by e-mail.",
    other: "Other",
    needsEmail: "Enter your e-mail address, or choose another way for us to answer",
    needsPhone: "Enter your phone number, or choose another way for us to answer",
    photos: "Photos, up to three",
    photo: (number: number) => `Photo ${number}`,
    fields: {
      reply: { label: "How should we answer?", called: "How we should answer" },
      project: {
        label: "What is it about?",
        called: "The project type",
        required: "Choose what your project is about",
      },
      message: {
        label: "What do you want to build or change?",
        hint: "A few sentences are enough: the rooms, the reason, what worries you.",
        called: "Your message",
        required: "Tell us what you want to build or change",
      },
      area: { label: "Where is it?", called: "The area" },
      property: { label: "Kind of property", called: "The kind of property" },
      budget: {
        label: "Budget",
        hint: "We use it to suggest what fits. Your price comes in writing, after the walk.",
        called: "The budget",
      },
      start: { label: "When should work start?", called: "The start" },
    },
  },
  employment: {
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
  /** Between the last two of a list: “JPG, PNG or WebP”. */
  or: " or ",
};
