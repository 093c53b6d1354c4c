import { Link } from "../../../../components/Link/Link";
import { shared } from "../../shared";

export const words = { shared };

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
