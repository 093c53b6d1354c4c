import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/search";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  title: "Buscar",
  headline: "Encuéntrelo en este sitio",
  lead: "Servicios, normas, respuestas y artículos: escriba una palabra, o recorra la lista.",
  ways: (
    <>
      Lo que su proyecto necesita y quién da el permiso está en{" "}
      <Link to="/plan">el planificador</Link>, las respuestas cortas están en{" "}
      <Link to="/faq">preguntas y respuestas</Link>, y las personas responden{" "}
      <Link to="/contact">por teléfono y por correo electrónico</Link>.
    </>
  ),
  everything: "Todo lo que hay en este sitio",
  pages: "Páginas",
  services: "Servicios",
  recaps: "Resúmenes de obra",
  articles: "Artículos",
  questions: "Preguntas",
  rules: "Normas",
  description:
    "Encuentre en este sitio un servicio, una norma, una respuesta o un artículo con una palabra, o recorra la lista de todas las páginas y las preguntas.",
};
