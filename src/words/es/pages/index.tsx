import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/index";
import { home } from "../home";
import { usePlaces } from "../places";
import { shared } from "../shared";
import { steps } from "../steps";

export const words: typeof en.words = { shared, home, steps, places: { usePlaces } };

export const page: typeof en.page = {
  title: "Comercial y residencial",
  description:
    "Adecuaciones, remodelaciones y casas nuevas en Las Vegas, Henderson, North Las Vegas y Pahrump: quién hace qué, quién da el permiso y las normas locales.",
  commercial: {
    title: "Para negocios",
    intro: (
      <>
        Tiendas, cocinas, clínicas, oficinas, pisos de hotel y salas de juego, casi siempre dentro
        de un edificio que ya existe y que a menudo sigue abierto.{" "}
        <Link to="/services#commercial">Todos los servicios comerciales</Link>
      </>
    ),
  },
  residential: {
    title: "Para propietarios de vivienda",
    intro: (
      <>
        Una casa nueva, una casita detrás de la que ya tiene, o los cuartos que más usa, remodelados
        mientras usted sigue en casa.{" "}
        <Link to="/services#residential">Todos los servicios residenciales</Link>
      </>
    ),
  },
  recapNote:
    "La bitácora muestra cómo planeamos una obra así y no informa del proyecto de ningún cliente.",
  recapLink: "Lea la bitácora, semana por semana",
  steps: {
    title: "Cómo avanza una obra",
    intro: (
      <>
        Seis pasos para cada obra, desde un baño hasta un restaurante.{" "}
        <Link to="/build-process">Quién hace qué en cada paso</Link>
      </>
    ),
  },
  areas: {
    title: "Dónde trabajamos y quién da el permiso",
    text: (
      <>
        La oficina de permisos depende de la parcela y no de la dirección postal: una dirección de
        Las Vegas puede estar en el condado.{" "}
        <Link to="/faq#service-areas">Cómo saber cuál oficina le corresponde</Link>
      </>
    ),
  },
  articles: {
    title: "Para leer antes de firmar",
    intro: (
      <>
        Qué revisar, a quién preguntar y qué papeles guardar.{" "}
        <Link to="/blog">Todos los artículos</Link>
      </>
    ),
  },
  call: {
    title: "Díganos qué quiere construir",
    text: "Díganos dónde está el lugar, para qué se usa y qué tiene que cambiar. Las fotos ayudan. No necesita planos para empezar.",
  },
};
