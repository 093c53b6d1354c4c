import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/convention-dates";
import { shared } from "../../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  headline: "¿Qué tiene que entregar antes de su feria?",
  lead: "Escriba los días de la feria. Cada fecha se cuenta hacia atrás desde ellos, con quién la pidió.",
  more: (
    <>
      Mande el manual y su número de espacio. Lo que construimos para expositores está en{" "}
      <Link to="/services/convention">la página de stands</Link>, las semanas que toma en{" "}
      <Link to="/plan">el planificador</Link>, y las normas locales con sus fuentes en{" "}
      <Link to="/rules">una sola página</Link>.
    </>
  ),
  description:
    "Fechas antes de una convención en Las Vegas, contadas hacia atrás: planos de stands grandes, permisos del condado, seguros y pedidos con descuento.",
};
