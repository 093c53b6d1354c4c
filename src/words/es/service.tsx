import { Link } from "../../components/Link/Link";
import type * as en from "../en/service";

export const service: typeof en.service = {
  permits: "Quién da el permiso",
  reviewers: "Quién revisa",
  trades: "Oficios habituales",
  occupancy: "Durante la obra",
  plan: "Planee el suyo: aprobaciones, semanas, papeles, días",
  questions: {
    title: "Tres preguntas que hacemos primero",
    text: "No hace falta que tenga todas las respuestas. Díganos cuál le falta.",
  },
  faq: "Preguntas frecuentes",
  rights: (
    <>
      Depósito, contrato, permisos, quejas:{" "}
      <Link to="/rights">sus derechos como propietario en Nevada</Link>.
    </>
  ),
};
