import { inOriginal } from "../../content/links-in";
import type * as en from "../en/shared";
import { useHeadFacts } from "./head-facts";
import { useSite } from "./site";

const days = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** A time with its article: "las 8 a. m.", "la 1 p. m." */
const hour = (time: string) => `${/^1\D/.test(time) ? "la" : "las"} ${time}`;

export const shared: typeof en.shared = {
  search: {
    title: "Buscar",
    question: "¿Qué busca?",
    close: "Cerrar",
    key: "La tecla / abre la búsqueda",
    failed: "No se pudo cargar la búsqueda. Revise la conexión y escriba otra vez.",
    none: (typed) => `No se encontró nada para “${typed}”. Pruebe con otra palabra.`,
    found: (count, typed) => `${count} ${count === 1 ? "lugar" : "lugares"} para “${typed}”`,
  },
  language: { code: "es", locale: "es-US", prefix: "/es", inOriginal: inOriginal.es },
  useSite,
  useHeadFacts,
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
      "/build-process": "Proceso",
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
  clients: "Clientes",
  contacts: {
    phone: "Teléfono",
    email: "Correo electrónico",
    address: "Dirección",
    save: "Guardar como contacto",
    hours: (zone) => `Horario, ${zone}`,
  },
  draft: () =>
    process.env.SHOWS_DRAFTS ? (
      <>
        <strong>Borrador.</strong> Solo los colegas ven esta página. Se publica cuando se quita la
        línea <code>draft: true</code>.
      </>
    ) : null,
  errors: {
    unknown: "Error",
    retry: "Intente de nuevo",
    back: "Volver a la página de inicio",
    inErrorView: "Ocurrió un error al mostrar la página de error",
    home: "Volver al inicio",
  },
  license: { lookUp: (board) => `busque una licencia en la ${board}` },
  openStatus: {
    open: (until) => `Abierto ahora · hasta ${hour(until)}`,
    closed: "Cerrado",
    opens: (time, day) =>
      `Cerrado · abre ${day === undefined ? "" : `el ${days[day] ?? ""} `}a ${hour(time)}`,
    halves: ["a. m.", "p. m."],
  },
  map: "Rayado: el permiso lo da un condado, también en el Strip. Contornos: U.S. Census Bureau (oficina del censo).",
  rating: { before: "Calificación:", on: "en" },
  sample: {
    label: "Aviso",
    text: "Sitio web de muestra. A este negocio no se le ha otorgado ninguna licencia de contratista, y no se ofrece ningún trabajo.",
  },
  bars: { phase: "Fase", time: "Tiempo" },
  themes: { legend: "Colores", system: "Sistema", light: "Claros", dark: "Oscuros" },
};
