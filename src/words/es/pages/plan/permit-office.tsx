import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/permit-office";
import { usePlaces } from "../../places";
import { shared } from "../../shared";

export const words: typeof en.words = { shared, places: { usePlaces } };

export const page: typeof en.page = {
  headline: "¿Qué oficina emite el permiso?",
  lead: "Depende de quién gobierna la parcela. El Strip, por ejemplo, está en el Condado de Clark y en ninguna ciudad.",
  more: (
    <>
      Buscamos la parcela y solicitamos los permisos a nuestro nombre como contratista:{" "}
      <Link to="/build-process">los seis pasos de una obra</Link> dicen cuándo.{" "}
      <Link to="/plan">El planificador</Link> agrega quién más aprueba, y{" "}
      <Link to="/faq">las preguntas y respuestas</Link>, qué necesita permiso.
    </>
  ),
  description:
    "Qué departamento de construcción emite el permiso en Las Vegas, Henderson, North Las Vegas, Pahrump y el Condado de Clark, con un mapa y sus datos.",
};
