/** The top of the home page. */
export const home = {
  alt: "Single-story desert house at golden hour, its glazed living room lit under a deep roof overhang",
  title: "Your Las Vegas general contractor, from permit to final inspection",
  promise:
    "We build, fit out and remodel for businesses and homeowners, and plan each job around its permits, its inspections and the people who use the place.",
  license: "License",
  hours: "Hours",
  where: "Where",
};
