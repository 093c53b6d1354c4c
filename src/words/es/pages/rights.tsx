import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/rights";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

const boardPhone = "702-486-1100";

export const page: typeof en.page = {
  title: "Sus derechos como propietario",
  description:
    "Lo que la ley de Nevada da a quien construye o remodela su vivienda: tope del depósito, contrato, permisos, gravámenes, quejas y el Recovery Fund, con fuentes.",
  headline: "Sus derechos como propietario en Nevada",
  lead: "Lo que la ley le da cuando manda construir o remodelar su vivienda: una frase por norma, con su fuente y el día en que la verificamos. Impresa, son dos páginas.",
  parts: {
    "who-is-covered": {
      title: "A quién protege",
      text: "La mayor parte de esta página protege a quien vive en la vivienda de la que es propietario. Si el título está a nombre de una empresa o de un fideicomiso, o si un inquilino que paga vive en su casita, pregunte a la Nevada State Contractors Board, la junta estatal que otorga las licencias de contratista.",
    },
    "before-you-sign": {
      title: "Antes de firmar",
      text: (
        <>
          Busque la empresa en el registro y compare el contrato con esta lista. Los pasos están en{" "}
          <Link to="/blog/how-to-pick-trustworthy-general-contractor">
            nuestra guía para elegir un contratista
          </Link>
          .
        </>
      ),
    },
    "while-we-build": {
      title: "Mientras construimos",
      text: (
        <>
          Los permisos nos tocan a nosotros, a nuestro nombre como contratista; a usted le toca
          aprobar los planos. <Link to="/build-process">Quién hace qué en cada paso</Link> está
          dibujado en su propia página. Nunca firme como propietario-constructor por nuestro
          trabajo: el propietario que saca el permiso pierde el Recovery Fund (fondo de recuperación
          residencial) para esa vivienda.
        </>
      ),
    },
    "when-something-is-wrong": {
      title: "Cuando algo sale mal",
      text: (
        <>
          Anote qué está mal, con fotos y fechas, y entréguelo al contratista. Si eso no ayuda,
          llame a la junta estatal de contratistas al{" "}
          <a href={`tel:+1-${boardPhone}`}>{boardPhone}</a>.
        </>
      ),
    },
  },
  limits: { days: "Plazos en días", years: "Plazos en años" },
  end: (
    <>
      Esta página es información, no asesoría legal; deciden las leyes, y el texto de la ley que
      obliga es el que está en inglés.{" "}
      <Link to="/rules">Todas las normas con las que trabajamos</Link> tienen su propia página.
    </>
  ),
  call: {
    title: "¿Tiene preguntas sobre su contrato?",
    text: "Pregúntenos qué significa una línea, o traiga esta página al primer recorrido.",
  },
};
