import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/house-year";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const houseYear: typeof en.houseYear = {
  enter: "Escriba el año, y lo que hay que buscar aparece aquí.",
  digits: "Escriba el año con cuatro cifras, por ejemplo 1987.",
  found: (year, count) =>
    `Una casa de ${year} puede ocultar ${count} ${count === 1 ? "cosa" : "cosas"} de esta lista. El año solo no prueba nada: decide un análisis.`,
  builtIn: (year) => `Construida en ${year}`,
  every: "Todos los años",
  everyText:
    "Lo que las casas pueden ocultar, de lo más antiguo a lo más nuevo. Diga a quien haga el análisis qué piensa abrir.",
  all: "Todos los años",
  built: "Construida",
  look: "Qué puede haber, y qué buscar",
};

export const words: typeof en.words = { shared, tools, houseYear };

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
