import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/contact";
import { usePlaces } from "../places";
import { shared } from "../shared";

export const words: typeof en.words = { shared, places: { usePlaces } };

export const page: typeof en.page = {
  title: "Contacto",
  headline: "Cuéntenos del lugar",
  lead: (
    <>
      Dónde está, qué tiene que cambiar y para cuándo.{" "}
      <Link to="/faq#quote">Qué nos ayuda a cotizar</Link>
    </>
  ),
  next: "Después de enviar",
  request: "Pida una cotización",
  reach: "Cómo comunicarse con nosotros",
  areas: "Dónde trabajamos y quién otorga los permisos",
  description: (phone: string, hours: string) =>
    `Pida una cotización en Las Vegas, llame al ${phone} (${hours}) o escriba. Nuestra dirección y los lugares que atendemos.`,
};
