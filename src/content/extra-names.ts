/** The parts of the site that an owner switches on in content/site.yml, with what each is. */
export const extraNames = {
  planner: "The planner at /plan, with its tools.",
  rules: "The building rules at /rules, and the rights of homeowners.",
  papers: "The sample documents of a job at /papers.",
  costs: "Published prices on the pages of services.",
  map: "The map of places, with their permit offices.",
  gallery: "All pictures of the site at /gallery.",
  search: "The search.",
} as const;
