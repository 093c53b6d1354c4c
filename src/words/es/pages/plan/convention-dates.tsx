import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/convention-dates";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const convention: typeof en.convention = {
  setup: "Día en que los expositores empiezan el montaje",
  setupHint: "Está en el manual de la feria. Sin él se cuentan solo los días antes de la apertura.",
  before: (most, least, isOpening) =>
    `${most === least ? most : `De ${most} a ${least}`} días antes ${isOpening ? "de la apertura" : "del montaje"}`,
  enter: "Escriba el día de apertura, y las fechas aparecen aquí.",
  wrong: "El montaje empieza antes de que abra la feria: revise los dos días.",
  counted: (moveIn, opening) => {
    const from = [
      moveIn && `del montaje, el ${moveIn}`,
      opening && `de la apertura, el ${opening}`,
    ];
    return `Contado hacia atrás a partir ${from.filter(Boolean).join(", y ")}. El manual vigente de su feria vale más que cualquier fecha de aquí.`;
  },
  caption: "Fechas, contadas hacia atrás",
  by: "Para",
  what: "Qué",
  when: "Cuándo",
  span: (first, last) => `del ${first} al ${last}`,
  past: " (ya pasó)",
  every: "Días antes de una feria",
  everyText:
    "Fechas que pidieron ferias en particular, como orientación. Las suyas están en el manual de su feria.",
};

export const words: typeof en.words = { shared, tools, convention };

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
