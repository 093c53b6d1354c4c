import type * as en from "../../en/pages/build-recap";
import { content } from "../content";
import { shared } from "../shared";

export const words: typeof en.words = { shared, content };

/** A recap names two to four mistakes. */
const counts: Record<number, string> = { 2: "Dos", 3: "Tres", 4: "Cuatro" };

export const page: typeof en.page = {
  schedule: "Las semanas de un vistazo",
  phases: "Semana por semana",
  beforeAfter: "Antes y después",
  lessons: (count) => `${counts[count] ?? "Los"} errores que este plan evita`,
  call: {
    title: "¿Tiene un proyecto como este?",
    text: "Díganos la dirección y qué tiene que cambiar. Le respondemos con las preguntas que importan primero.",
  },
};
