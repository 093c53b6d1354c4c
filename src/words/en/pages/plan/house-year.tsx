import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const houseYear = {
  enter: "Enter the year, and what to look for appears here.",
  digits: "Enter the year as four digits, such as 1987.",
  found: (year: number, count: number) =>
    `A house of ${year} may hide ${count} ${count === 1 ? "thing" : "things"} of this list. The year alone proves nothing: a test decides.`,
  builtIn: (year: number) => `Built in ${year}`,
  every: "Every year",
  everyText: "What houses may hide, the oldest first. Tell whoever tests what you plan to open.",
  all: "All years",
  built: "Built",
  look: "What may be there, and what to look for",
};

export const words = { shared, tools, houseYear };

export const page = {
  headline: "What may a house of your year hide?",
  lead: "Pipes, wires, paint and slabs changed over the years. Enter the year, and read what to look for before walls are opened.",
  more: (
    <>
      Bring the year and photos of the panel, the water heater and the ceilings. It matters most
      before <Link to="/services/residential-interior-remodel">an interior remodel</Link>,{" "}
      <Link to="/services/kitchen-remodel">a kitchen</Link> or{" "}
      <Link to="/services/bathroom-remodel">a bathroom</Link>.
    </>
  ),
  description:
    "What a Las Vegas house may hide by its year of building: lead paint, asbestos, Kitec and polybutylene pipe, aluminum wiring, post-tension slabs, sprinklers.",
};
