import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const casitaLot = {
  house: "Living area of the main house, in square feet",
  houseHint: "Without garage and patio, as the assessor lists it.",
  casita: "Size of the casita, in square feet",
  verdicts: {
    within: "Within the reported figure",
    outside: "Outside the reported figure",
    missing: "Not known yet: answer the questions about sizes",
  },
  subjects: { lot: "Lot", size: "Casita", share: "Casita beside the house" },
  bounds: { least: "at least", most: "at most" },
  shareOfHouse: "a share of the house",
  squareFeet: (size: string) => `${size} square feet`,
  noFigures: (place: string) =>
    `We found no figures for ${place} that we could print. Ask its planning counter before you draw anything.`,
  outside: (place: string, outside: number, all: number) =>
    `In ${place}, ${outside} of ${all} reported figures ${outside === 1 ? "is" : "are"} not met. Ask planning whether the figure still binds.`,
  open: (place: string) =>
    `In ${place} nothing so far is outside the reported figures, and some sizes are still open.`,
  within: (place: string) =>
    `In ${place} your sizes are within the reported figures. Planning decides by your zone, setbacks and utilities.`,
  bad: "Enter sizes as whole square feet, such as 6,500.",
  choose: "Choose the place, and what is reported for it appears here.",
  caption: "Your sizes and the reported figures",
  figure: "Reported figure",
  yours: "Yours",
  known: "What is known, and what to ask",
  notServed: "We offer no work there.",
  every: "Every place",
  everyText: "What was found for each place. Where nothing is certain, it says whom to ask.",
  others: "For every other place, ask its planning counter: we found no figures.",
  standing: {
    text: "",
    reported: " Uncertain: reported by others.",
    ask: " Uncertain: nothing that we could print.",
  } as Readonly<Record<string, string>>,
};

export const words = { shared, tools, casitaLot };

export const page = {
  headline: "Does a casita fit your lot?",
  lead: "Hold your sizes against the figures reported for each place. It is a first look; planning decides.",
  more: (
    <>
      The way from the zoning question to the meter is in{" "}
      <Link to="/blog/planning-a-casita-in-southern-nevada">our article on casitas</Link>, what we
      build on <Link to="/services/casita-addition">the page about casitas</Link>, and the weeks it
      takes in <Link to="/plan">the planner</Link>.
    </>
  ),
  description:
    "Check a lot and a casita against the sizes reported for Clark County, Las Vegas, Henderson, North Las Vegas and Pahrump, with what is uncertain marked.",
};
