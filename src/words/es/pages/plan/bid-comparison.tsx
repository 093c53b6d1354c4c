import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/bid-comparison";
import { shared } from "../../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  headline: "Compare propuestas línea por línea",
  lead: "Llene hasta cuatro propuestas, o imprima la hoja vacía. Lo que escriba se guarda solo en este navegador, y no se envía nada.",
  more: (
    <>
      Cómo leer cada línea está en{" "}
      <Link to="/blog/how-to-pick-trustworthy-general-contractor">
        nuestra guía para elegir a un contratista
      </Link>
      . Para su propia vivienda, revise <Link to="/plan/deposit">el depósito</Link> y{" "}
      <Link to="/rights">sus derechos</Link>.
    </>
  ),
  description:
    "Una hoja para comparar hasta cuatro propuestas: licencia, alcance, asignaciones, precio, depósito, pagos y garantía. Se puede imprimir o guardar como CSV.",
};
