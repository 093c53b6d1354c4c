/** The options of the quote form, as they are sent: in English in every language, since the office reads English. */
export const contactChoices = {
  reply: ["By e-mail", "By phone", "By text message"],
  project: ["Something else"],
  area: ["Clark County, outside the cities", "Not sure"],
  property: [
    "Single-family house",
    "Condo or townhouse",
    "Apartment building",
    "Shop or restaurant",
    "Office or clinic",
    "Hotel or casino",
    "Empty lot",
    "Something else",
  ],
  budget: [
    "Not sure yet",
    "Under $25,000",
    "$25,000 to $75,000",
    "$75,000 to $200,000",
    "$200,000 to $500,000",
    "$500,000 to $1 million",
    "Over $1 million",
  ],
  begin: [
    "As soon as possible",
    "Within 3 months",
    "In 3 to 6 months",
    "In 6 to 12 months",
    "Later",
    "Not sure yet",
  ],
} as const;
