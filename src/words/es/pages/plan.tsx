import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/plan";
import { usePlaces } from "../places";
import { shared } from "../shared";

export const words: typeof en.words = { shared, places: { usePlaces } };

export const page: typeof en.page = {
  crumb: "Planee su proyecto",
  headline: "Planee su proyecto",
  lead: "Seis preguntas, y usted sabe qué oficina da el permiso, quién más aprueba, cuánto dura cada etapa y qué decide para cuándo. La dirección guarda sus respuestas: puede conservarla o enviarla.",
  tools: "Una pregunta a la vez",
  places: "Planear por lugar",
  more: (
    <>
      Traiga el plan, o solo la dirección. Cómo se hace la obra está en{" "}
      <Link to="/build-process">los seis pasos de una obra</Link>, lo que la ley da al propietario
      de una vivienda en <Link to="/rights">sus derechos</Link>, y qué necesita permiso en{" "}
      <Link to="/faq#permit">nuestras respuestas</Link>.
    </>
  ),
  description:
    "Oficina de permisos, aprobaciones, semanas por etapa, decisiones con sus fechas, papeles y depósito para remodelar o construir en Las Vegas.",
};
