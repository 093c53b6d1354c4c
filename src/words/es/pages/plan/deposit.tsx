import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/deposit";
import { shared } from "../../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  headline: "¿Cuánto depósito puede pedir un contratista?",
  lead: "Nevada limita el depósito en una vivienda ya construida en la que vive su propietario. Responda seis preguntas sobre la suya.",
  more: (
    <>
      Antes de firmar, lea <Link to="/rights">sus derechos como propietario en Nevada</Link> y{" "}
      <Link to="/blog/how-to-pick-trustworthy-general-contractor">
        cómo elegir a un contratista
      </Link>
      , y ponga las propuestas lado a lado en <Link to="/plan/bid-comparison">una sola hoja</Link>.
    </>
  ),
  description:
    "Cuánto depósito puede pedir un contratista de Nevada por su vivienda: seis respuestas, el tope de NRS 624.970 con sus excepciones, y a quién preguntar.",
};
