import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/blog";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  title: "Blog",
  description:
    "Artículos para propietarios e inquilinos del sur de Nevada: elegir contratista, abrir un local arrendado, planear una casita. Con fuentes y fechas de revisión.",
  headline: "Qué saber antes de firmar, pedir permisos o construir",
  lead: "Lecturas más largas sobre las normas y las decisiones que definen un proyecto en el sur de Nevada. Cada una dice qué día se verificaron sus normas y con qué fuentes.",
  minutes: (minutes) => `${minutes} minutos`,
  call: {
    title: "¿No encontró su pregunta?",
    text: (services) => (
      <>
        Mire <Link to="/faq">las respuestas cortas</Link>, las páginas de{" "}
        <Link to="/services">nuestros {services} servicios</Link> o{" "}
        <Link to="/build-process">las bitácoras de obra</Link>, o pregúntenos.
      </>
    ),
  },
};
