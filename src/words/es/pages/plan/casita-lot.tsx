import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/casita-lot";
import { shared } from "../../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  headline: "¿Cabe una casita en su lote?",
  lead: "Compare sus medidas con las cifras reportadas para cada lugar. Es una primera mirada; decide la oficina de planificación.",
  more: (
    <>
      El camino desde la pregunta de zonificación hasta el medidor está en{" "}
      <Link to="/blog/planning-a-casita-in-southern-nevada">nuestro artículo sobre casitas</Link>,
      lo que construimos en <Link to="/services/casita-addition">la página de casitas</Link>, y las
      semanas que toma en <Link to="/plan">el planificador</Link>.
    </>
  ),
  description:
    "Compare un lote y una casita con las medidas reportadas para el Condado de Clark, Las Vegas, Henderson, North Las Vegas y Pahrump, con lo incierto señalado.",
};
