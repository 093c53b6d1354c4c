import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/apply-for-employment";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  title: "Solicitud de empleo",
  headline: "Trabaje con nosotros",
  lead: "Para carpinteros, superintendentes, estimadores, ayudantes y gente de oficio que quiere que le llamemos cuando haya un trabajo adecuado. Toma unos cinco minutos, y el currículum es opcional.",
  alt: "Banco de trabajo de obra con cascos, planos, un nivel y un taladro bajo un tablero de herramientas",
  caption: "Ilustración: el banco de trabajo en una obra con la estructura levantada.",
  apply: "Solicite empleo",
  applyText: (
    <>
      Esta es una solicitud general y no anuncia ningún puesto abierto. Bastan su nombre, una manera
      de comunicarnos con usted y su oficio. <Link to="/build-process">Cómo avanza una obra</Link>{" "}
      muestra los pasos de nuestros trabajos.
    </>
  ),
  know: "Conviene saber",
  osha: "Tarjeta OSHA",
  oshaText: (
    <>
      Nevada pide la OSHA-10 a los trabajadores y la OSHA-30 a los supervisores{" "}
      <Link to="/rules#osha-10-30">poco después de contratarlos</Link>. No tenerla todavía no lo
      descarta.
    </>
  ),
  pay: "Pago",
  payText: "No preguntamos cuánto ganaba antes. Puede decir cuánto espera.",
  private: "Lo que no debe enviar",
  privateText: "Ni número de Seguro Social, ni foto, ni copia de una identificación.",
  adjust: "¿Necesita una adaptación?",
  adjustText: "Llame o escriba, y buscamos otra manera de hacer la solicitud.",
  reach: "Comuníquese con nosotros",
  description:
    "Solicitud general para gente de oficio y personal de obra de un contratista general en Las Vegas: cinco minutos, currículum opcional, sin sueldos anteriores.",
};
