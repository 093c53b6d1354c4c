import type * as en from "../en/content";

export const content: typeof en.content = {
  beforeAfter: {
    showBefore: "Ver antes",
    showAfter: "Ver después",
    over: "Ver una sobre la otra",
    beside: "Ver lado a lado",
    before: "Antes",
    after: "Después",
    range: (title) => `${title}: cuánto se ve de antes`,
    percent: (percent) => `${percent} por ciento de antes`,
  },
  blogEnding: {
    label: "Sobre el autor",
    text: (name, emailHref) => (
      <>
        Escrito y verificado por {name}. Las normas cambian: cuando la página nombra una, la última
        palabra la tiene la autoridad que la dicta. Si ve algo que ya no está vigente,{" "}
        <a href={emailHref}>avísenos por correo electrónico</a>.
      </>
    ),
    ask: "Pregunte por su proyecto",
  },
  figure: { open: "Abrir en grande: " },
  overlay: {
    label: "Imágenes",
    picture: "Imagen ",
    position: (photo, count) => `${photo} de ${count}`,
    close: "Cerrar",
    previous: "Anterior",
    next: "Siguiente",
  },
  logSchedule: {
    caption: (title) => `${title}: fases e inspecciones`,
    inspected: (what) => `; se inspecciona: ${what}`,
    key: (missing) =>
      `Los rombos son inspecciones; los números, semanas.${missing ? ` Sombreado: ${missing}.` : ""}`,
  },
  pageText: { quote: "Para empezar bastan una dirección y qué tiene que cambiar." },
  related: {
    services: "Servicios",
    buildRecaps: "Del proceso de obra",
    articles: "Artículos relacionados",
    blogs: "Más del blog",
  },
  rules: "Normas que se aplican",
  sources: {
    title: "Fuentes",
    checked: (day) => `Normas verificadas por última vez el ${day}.`,
  },
  contents: "En esta página",
};
