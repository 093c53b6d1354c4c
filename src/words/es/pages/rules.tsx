import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/rules";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  title: "Normas de construcción",
  description:
    "Licencias, contratos, permisos, gravámenes, rociadores, casitas, salud, energía y normas de obra en el valle de Las Vegas, con su fuente y fecha de revisión.",
  headline: "Las normas con las que trabajamos",
  lead: "La ley estatal y las normas locales que deciden qué se construye en el valle de Las Vegas: una frase por norma, con su fuente y el día en que la verificamos. El texto que obliga es el inglés.",
  where: (
    <>
      Para su propia vivienda, empiece con <Link to="/rights">sus derechos como propietario</Link>.
      En qué momento de la obra van los permisos está en{" "}
      <Link to="/build-process">cómo avanza una obra</Link>, y las respuestas cortas, en{" "}
      <Link to="/faq">preguntas y respuestas</Link>.
    </>
  ),
};
