/** A recap to be typed into the editor. */

const sentence = "We plan the work around the family, the inspections and the heat of the summer. ";
/** Plain words of that length. */
export const words = (length: number) => sentence.repeat(10).slice(0, length).trim();

export const pictureText = "A pool house under a flat roof";

/** What an author writes into the fields of a new recap, by their names. */
export const recapTexts: Record<string, string> = {
  description: `${words(120)}.`,
  summary: words(60),
  alt: pictureText,
  disclaimer: `A sample narrative: ${words(80)}.`,
  projectType: "Pool house",
  area: "400 sq ft",
  duration: "8 weeks",
  occupancy: "Occupied",
  permits: "Clark County",
  approvals: "Homeowners association",
  trades: "Concrete, framing, electrical",
  role: "General contractor",
};
