import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/faq";
import { usePlaces } from "../places";
import { shared } from "../shared";

export const words: typeof en.words = { shared, places: { usePlaces } };

export const page: typeof en.page = {
  title: "Preguntas frecuentes",
  description:
    "Respuestas sobre licencias, permisos, depósitos, pagos, plazos y gravámenes para obras en Las Vegas, cada una con sus fuentes y su fecha de revisión.",
  headline: "Preguntas y respuestas",
  lead: "Respuestas cortas sobre licencias, permisos, dinero y tiempo. Cada respuesta tiene su propia dirección, para que pueda enviársela a alguien.",
  rights: (
    <>
      La ley para propietarios de vivienda está en una sola página:{" "}
      <Link to="/rights">sus derechos como propietario en Nevada</Link>.
    </>
  ),
  own: "Antes de escribirnos",
  checked: (day) => `Verificado el ${day}`,
  link: "Enlace a esta respuesta",
  offices: "Qué oficina da el permiso",
  call: {
    title: "Pregúntenos directamente",
    text: "Si su pregunta es sobre su propio lugar, háblenos de él: la respuesta depende muchas veces de la parcela.",
  },
};
