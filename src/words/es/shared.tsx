import type * as en from "../en/shared";

const days = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** A time with its article: "las 8 a. m.", "la 1 p. m." */
const hour = (time: string) => `${/^1\D/.test(time) ? "la" : "las"} ${time}`;

export const shared: typeof en.shared = {
  language: { code: "es", locale: "es-US", prefix: "/es" },
  groups: { commercial: "Comercial", residential: "Residencial" },
  sitePages: {
    "/plan": "Planee su proyecto",
    "/services": "Todos los servicios",
    "/build-process": "Proceso de obra",
    "/about": "Quiénes somos",
    "/blog": "Blog",
    "/faq": "Preguntas y respuestas",
    "/rights": "Sus derechos como propietario",
    "/contact": "Contacto",
    "/apply-for-employment": "Trabaje con nosotros",
    "/privacy": "Privacidad",
  },
  layout: { skip: "Ir al contenido" },
  quickContact: {
    label: "Contacto rápido",
    call: "Llame ahora",
    quote: "Pida una cotización",
  },
  navbar: {
    home: (name: string) => `${name}, inicio`,
    label: "Principal",
    menu: "Menú",
    services: "Servicios",
    allServices: "Todos los servicios",
    destinations: {
      "/build-process": "Proceso de obra",
      "/plan": "Planear",
      "/about": "Nosotros",
      "/blog": "Blog",
      "/faq": "Preguntas",
      "/contact": "Contacto",
    },
    call: "Llame al",
    quote: "Pida una cotización",
    quoteWhenClosed: "Deje su solicitud",
  },
  footer: {
    label: "Pie de página",
    open: (hours: string) => `Abierto ${hours}`,
    all: "Todos los servicios y páginas",
    company: "La empresa",
    areas: "Dónde trabajamos",
    elsewhere: "En otros sitios",
  },
  sections: {
    "/services": "Servicios",
    "/build-process": "Proceso de obra",
    "/blog": "Blog",
    "/plan": "Planee su proyecto",
  },
  breadcrumbs: { label: "Ruta de navegación", home: "Inicio" },
  quoteActions: { request: "Pida una cotización", call: (phone) => `Llame al ${phone}` },
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
  clients: "Clientes",
  contacts: {
    phone: "Teléfono",
    email: "Correo electrónico",
    address: "Dirección",
    save: "Guardar como contacto",
    hours: (zone) => `Horario, ${zone}`,
  },
  draft: (
    <>
      <strong>Borrador.</strong> Solo los colegas ven esta página. Se publica cuando se quita la
      línea <code>draft: true</code>.
    </>
  ),
  errors: {
    unknown: "Error",
    retry: "Intente de nuevo",
    back: "Volver a la página de inicio",
    inErrorView: "Ocurrió un error al mostrar la página de error",
    home: "Volver al inicio",
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
  license: { lookUp: (board) => `busque una licencia en la ${board}` },
  logSchedule: {
    caption: (title) => `${title}: fases e inspecciones`,
    inspected: (what) => `; se inspecciona: ${what}`,
    key: (missing) =>
      `Los rombos son inspecciones; los números, semanas.${missing ? ` Sombreado: ${missing}.` : ""}`,
  },
  openStatus: {
    open: (until) => `Abierto ahora · hasta ${hour(until)}`,
    closed: "Cerrado",
    opens: (time, day) =>
      `Cerrado · abre ${day === undefined ? "" : `el ${days[day] ?? ""} `}a ${hour(time)}`,
    halves: ["a. m.", "p. m."],
  },
  pageText: { quote: "Para empezar bastan una dirección y qué tiene que cambiar." },
  map: "Rayado: el permiso lo da un condado, también en el Strip. Contornos: U.S. Census Bureau (oficina del censo).",
  rating: { before: "Calificación:", on: "en" },
  related: {
    services: "Servicios",
    buildRecaps: "Del proceso de obra",
    articles: "Artículos relacionados",
    blogs: "Más del blog",
  },
  rules: "Normas que se aplican",
  sample: {
    label: "Aviso",
    text: "Sitio web de muestra. A este negocio no se le ha otorgado ninguna licencia de contratista, y no se ofrece ningún trabajo.",
  },
  bars: { phase: "Fase", time: "Tiempo" },
  sources: {
    title: "Fuentes",
    checked: (day) => `Normas verificadas por última vez el ${day}.`,
  },
  contents: "En esta página",
  themes: { legend: "Colores", system: "Del sistema", light: "Claros", dark: "Oscuros" },
};
