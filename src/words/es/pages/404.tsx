import type * as en from "../../en/pages/404";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  title: "Página no encontrada",
  description:
    "No hay ninguna página en esta dirección. Desde aquí encuentra los servicios, el proceso de obra, las respuestas y el contacto, o llámenos.",
  message: "No encontramos esta página",
  text: ({ phoneDisplay, phoneHref }) => (
    <>
      Puede que la dirección haya cambiado o que se haya perdido una letra. Busque lo que decía,
      abra una de las páginas que más se buscan, o llame al <a href={phoneHref}>{phoneDisplay}</a>.
    </>
  ),
  wanted: [
    { to: "/services", title: "Todos los servicios" },
    { to: "/build-process", title: "Cómo avanza una obra" },
    { to: "/blog", title: "Artículos" },
    { to: "/rights", title: "Sus derechos como propietario" },
    { to: "/faq", title: "Preguntas y respuestas" },
    { to: "/contact", title: "Contacto y cotización" },
  ],
};
