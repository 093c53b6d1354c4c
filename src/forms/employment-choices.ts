/** The options of the job application, as they are sent: see contact-choices.ts. */
export const employmentChoices = {
  trade: [
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
  ],
  office: ["Superintendent", "Project manager", "Estimator", "Safety", "Office and accounting"],
  otherRole: ["Another trade or role"],
  years: ["Starting out", "Less than 2", "2 to 5", "6 to 10", "More than 10"],
  osha: ["OSHA-10", "OSHA-30", "Not yet"],
  start: ["Right away", "Within 2 weeks", "Within a month", "Later"],
  hours: ["Full time", "Part time", "Either"],
  authorization: ["Yes", "No"],
} as const;
