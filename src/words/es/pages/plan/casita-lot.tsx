import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/casita-lot";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const casitaLot: typeof en.casitaLot = {
  house: "Área habitable de la casa principal, en pies cuadrados",
  houseHint: "Sin cochera ni patio, como la registra el tasador del condado.",
  casita: "Tamaño de la casita, en pies cuadrados",
  verdicts: {
    within: "Dentro de la cifra reportada",
    outside: "Fuera de la cifra reportada",
    missing: "Todavía no se sabe: responda las preguntas sobre medidas",
  },
  subjects: { lot: "Lote", size: "Casita", share: "Casita junto a la casa" },
  bounds: { least: "como mínimo", most: "como máximo" },
  shareOfHouse: "una parte de la casa",
  squareFeet: (size) => `${size} pies cuadrados`,
  noFigures: (place) =>
    `${place}: no encontramos cifras que pudiéramos publicar. Pregunte en su ventanilla de planificación antes de dibujar nada.`,
  outside: (place, outside, all) =>
    `${place}: ${outside === 1 ? "no se cumple" : "no se cumplen"} ${outside} de ${all} cifras reportadas. Pregunte en planificación si la cifra todavía obliga.`,
  open: (place) =>
    `${place}: hasta ahora nada está fuera de las cifras reportadas, y faltan algunas medidas.`,
  within: (place) =>
    `${place}: sus medidas están dentro de las cifras reportadas. Planificación decide según su zona, los retiros y los servicios.`,
  bad: "Escriba las medidas en pies cuadrados enteros, por ejemplo 6,500.",
  choose: "Elija el lugar, y aquí aparece lo que se reporta de él.",
  caption: "Sus medidas y las cifras reportadas",
  figure: "Cifra reportada",
  yours: "La suya",
  known: "Lo que se sabe, y qué preguntar",
  notServed: "No ofrecemos trabajo ahí.",
  every: "Todos los lugares",
  everyText: "Lo que se encontró de cada lugar. Donde nada es seguro, dice a quién preguntar.",
  others:
    "Para cualquier otro lugar, pregunte en su ventanilla de planificación: no encontramos cifras.",
  standing: {
    text: "",
    reported: " Incierto: reportado por otros.",
    ask: " Incierto: nada que pudiéramos publicar.",
  },
};

export const words: typeof en.words = { shared, tools, casitaLot };

export const page: typeof en.page = {
  headline: "¿Cabe una casita en su lote?",
  lead: "Compare sus medidas con las cifras reportadas para cada lugar. Es una primera mirada; decide la oficina de planificación.",
  more: (
    <>
      El camino desde la pregunta de zonificación hasta el medidor está en{" "}
      <Link to="/blog/planning-a-casita-in-southern-nevada">nuestro artículo sobre casitas</Link>,
      lo que construimos en <Link to="/services/casita-addition">la página de casitas</Link>, y las
      semanas que toma en <Link to="/plan">el planificador</Link>.
    </>
  ),
  description:
    "Compare un lote y una casita con las medidas reportadas para el Condado de Clark, Las Vegas, Henderson, North Las Vegas y Pahrump, con lo incierto señalado.",
};
