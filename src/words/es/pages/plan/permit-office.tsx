import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/permit-office";
import { usePlaces } from "../../places";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const permitOffice: typeof en.permitOffice = {
  permits: (place, government) => `${place}. Emite los permisos: ${government}.`,
  choose:
    "Elija el lugar, y su oficina aparece aquí. Emite el permiso el gobierno de la parcela, sea cual sea la ciudad de la dirección postal.",
  plan: "Planee ahí un proyecto: aprobaciones, semanas, papeles, fechas",
  confirm:
    "Confirme la parcela con el tasador del condado antes de solicitar. Los negocios de comida en el Condado de Clark y sus ciudades también hacen una solicitud ante el Southern Nevada Health District, el distrito de salud.",
  every: "Todas las oficinas",
};

export const words: typeof en.words = { shared, tools, permitOffice, places: { usePlaces } };

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
