import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/build-process";
import { shared } from "../shared";
import { steps } from "../steps";

export const words: typeof en.words = { shared, steps };

export const page: typeof en.page = {
  title: "Proceso de obra",
  description:
    "Cómo avanza una obra en seis pasos, quién decide y quién inspecciona, y bitácoras de una tienda, un restaurante, una casa accesible y una remodelación.",
  picture: {
    alt: "Plano de planta desenrollado sobre una mesa de roble, con un escalímetro, un casco y muestras de piedra, roble y azulejo",
    caption: "Ilustración: el juego de planos que revisa una oficina de permisos.",
  },
  headline: "Cómo avanza una obra, semana por semana",
  lead: "Seis pasos por los que pasa cada obra, y bitácoras que los muestran en una tienda, un restaurante, una casa y una remodelación.",
  jump: { steps: "Los seis pasos", logs: "Bitácoras de obra" },
  steps: {
    title: "Quién hace qué",
    note: (
      <>
        Si su obra necesita un permiso, y qué oficina lo emite, está en{" "}
        <Link to="/faq#permit">las respuestas sobre permisos</Link>. Cómo lo protegen los papeles
        del último paso está en{" "}
        <Link to="/blog/how-to-pick-trustworthy-general-contractor">
          cómo elegir un contratista
        </Link>
        ; lo que cambia de un tipo de lugar a otro está en{" "}
        <Link to="/services">la página de cada servicio</Link>.
      </>
    ),
  },
  logs: {
    title: "Bitácoras de obra",
    note: "Cada bitácora muestra cómo planeamos una obra así, escrita semana por semana. Ninguna informa del proyecto de un cliente.",
  },
  call: {
    title: "Empiece con un recorrido del lugar",
    text: "Díganos dónde está el lugar y cuándo tiene que estar listo. Le decimos qué hay que averiguar primero.",
  },
};
