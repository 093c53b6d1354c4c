import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/services";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  title: "Servicios",
  description: (services) =>
    `Construcción comercial y residencial en Las Vegas: ${services} servicios, cada uno con su oficina de permisos, sus revisores, los oficios y las primeras preguntas.`,
  headline: "Qué construimos en Las Vegas y sus alrededores",
  lead: (services) =>
    `Los ${services} tipos de trabajo, cada uno con la oficina que da el permiso, quienes lo revisan y las preguntas que hacemos primero.`,
  show: "Mostrar",
  all: "Todos",
  permits: "Quién da el permiso",
  occupancy: "Durante la obra",
  groups: {
    commercial: {
      title: "Comercial",
      text: (
        <>
          Trabajo en lugares donde se atiende, se trata, se aloja o se emplea a personas. Además del
          departamento de construcción, otros suelen tener algo que decir: salud, bomberos, el
          arrendador. Su orden está en{" "}
          <Link to="/blog/tenant-improvement-from-lease-to-opening">
            el camino del arrendamiento a la apertura
          </Link>
          .
        </>
      ),
    },
    residential: {
      title: "Residencial",
      text: (
        <>
          Casas, casitas, cocinas, baños y torres. Donde una asociación de propietarios tiene
          reglas, estas valen además del permiso, y la remodelación de su propia vivienda tiene{" "}
          <Link to="/faq#deposit">un tope para el depósito</Link>. Para cualquiera de ellos,{" "}
          <Link to="/plan">planee su proyecto</Link>: aprobaciones, semanas y papeles.
        </>
      ),
    },
  },
  call: {
    title: "¿No sabe cuál es el suyo?",
    text: (
      <>
        Describa el lugar y qué tiene que cambiar. Le decimos qué tipo de trabajo es y si es para
        nosotros. <Link to="/build-process">Cómo avanza una obra</Link> es igual para todos.
      </>
    ),
  },
};
