/** The questions of the quote form: see src/forms/contact.ts. */
export const contactMessages = {
  /** Returns the services with their English titles, which are sent; undefined in English, where the page has them. */
  useSentServices: (): readonly { slug: string; title: string }[] | undefined => undefined,
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
};
