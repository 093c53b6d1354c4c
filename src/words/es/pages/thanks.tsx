import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/thanks";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  title: "Gracias",
  headline: "Gracias. Ya tenemos su mensaje.",
  lead: (hours) =>
    `Lo leemos y le respondemos de la manera que usted prefiere. Si no puede esperar, llame: ${hours}.`,
  call: (phone) => `Llame al ${phone}`,
  next: "Qué pasa ahora",
  more: (
    <>
      El camino completo de un proyecto está en{" "}
      <Link to="/build-process">la página del proceso de obra</Link>.
    </>
  ),
  ifApplied:
    " Si solicitó empleo, guardamos su nota y le llamamos cuando haya un trabajo adecuado.",
  project: {
    title: "Cinco cosas que conviene tener a la mano",
    prepare: [
      "La dirección del lugar, y su número de parcela si lo tiene.",
      "Fotos: cada cuarto o fachada desde dos esquinas, y todo lo que le preocupe.",
      "Planos, un levantamiento o el anexo del contrato de arrendamiento que describe el trabajo, como estén.",
      "Las fechas que no se pueden mover: el inicio de un arrendamiento, una apertura, una mudanza.",
      "Los nombres de quienes deciden: propietario, arrendador, asociación, diseñador.",
    ],
  },
  application: {
    title: "Tres cosas que conviene tener a la mano",
    prepare: [
      "Su tarjeta OSHA, o la fecha de un curso.",
      "Las licencias y los certificados de su oficio.",
      "El día en que podría empezar.",
    ],
  },
  afterApplication: [
    "Leemos su solicitud y la comparamos con el trabajo que viene.",
    "Cuando hay un trabajo adecuado, le llamamos o le escribimos.",
    "Las tarjetas y los certificados vienen al final, cuando lo contratan.",
  ],
  description:
    "Ya recibimos su mensaje. Qué pasa ahora, y cinco cosas que conviene tener a la mano cuando le llamemos para hablar de su proyecto.",
};
