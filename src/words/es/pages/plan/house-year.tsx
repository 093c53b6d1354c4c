import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/house-year";
import { shared } from "../../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  headline: "¿Qué puede ocultar una casa de su año?",
  lead: "Tuberías, cables, pintura y losas cambiaron con los años. Escriba el año, y lea qué hay que buscar antes de abrir paredes.",
  more: (
    <>
      Traiga el año y fotos del panel eléctrico, del calentador de agua y de los cielos rasos.
      Importa más antes de{" "}
      <Link to="/services/residential-interior-remodel">una remodelación interior</Link>, de{" "}
      <Link to="/services/kitchen-remodel">una cocina</Link> o de{" "}
      <Link to="/services/bathroom-remodel">un baño</Link>.
    </>
  ),
  description:
    "Lo que una casa de Las Vegas puede ocultar según su año: pintura con plomo, asbesto, tubería Kitec y de polibutileno, cable de aluminio, losas postensadas.",
};
