import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/plan";
import { usePlaces } from "../places";
import { shared } from "../shared";
import { tools } from "../tools";

export const planner: typeof en.planner = {
  groups: { residential: "Viviendas", commercial: "Negocios" },
  questions: {
    project: ["¿Qué planea?", "proyecto"],
    use: ["¿De quién es, y cómo se usa?", "uso del lugar"],
    stay: ["¿Se quedan personas durante el trabajo?", "quién se queda"],
    when: ["¿Qué fecha conoce?", "tipo de fecha"],
    date: ["La fecha", "fecha"],
  },
  notDecided: "Sin decidir",
  stays: { yes: "Sí, viven o trabajan ahí", no: "No, el lugar está vacío" },
  when: { begin: "La planeación puede empezar el", done: "Tiene que estar terminado el" },
  label: "Su proyecto",
  noScript:
    "Su navegador no ejecuta scripts, así que este formulario no puede responder. Lo que sabe de cada proyecto está en las tablas de abajo.",
  yours: "Su plan",
  choose:
    "Elija lo que planea. Aquí aparecen entonces la oficina de permisos, quién más aprueba, el calendario y lo que usted decide y para cuándo. No se envía ni se guarda nada.",
  every: "Todos los tipos de proyecto",
  everyText: "Cuánto duran las etapas, quién más aprueba y qué decide usted.",
  legend:
    "Las semanas son una orientación y no las prometemos. Una barra muestra el plazo más corto y su extremo claro, el más largo; la línea que la cruza es una decisión de usted, el rombo una inspección. Las líneas finas marcan intervalos iguales de tiempo.",
  summary: (project, place, weeks, from) =>
    `${project}${place ? `, ${place}` : ""}: ${weeks}${from && `, desde el ${from}`}.`,
  office: "Quién emite el permiso",
  confirm: "Confirme la parcela en la página del tasador del condado.",
  noPlace: "El gobierno de la parcela. Elija el lugar, y aquí aparece su oficina.",
  times: "Cuánto tarda, y qué viene cuándo",
  begins: (done, begin) =>
    `Para terminar el ${done} aun con el plazo más largo, la planeación empieza a más tardar el ${begin}.`,
  ifTheyStay: "Si se quedan personas",
  deposit: "Depósito",
  rules: "Normas que se aplican",
  asked: "Tres preguntas que hacemos primero",
  wholePage: (title) => `${title}: la página completa`,
  quote: "Pida una cotización con este plan",
  facts: (weeks, longer) =>
    `Desde el primer plano hasta la entrega, ${weeks}, como orientación. Tarda más si ${longer}.`,
  approvals: "Quién más aprueba, en orden",
  decisions: "Lo que usted decide, y cuándo",
  papers: "Papeles que conviene tener listos",
  due: (day) => `A más tardar el ${day}`,
  dueFirst: "Para empezar",
  dueWeek: (week) => `A más tardar en la semana ${week}`,
  message: {
    heading: "Mi plan, del planificador:",
    use: (use) => `Uso: ${use}`,
    stay: {
      yes: "Se quedan personas durante el trabajo: sí",
      no: "Se quedan personas durante el trabajo: no",
    },
    begin: (day) => `La planeación puede empezar el ${day}`,
    done: (day) => `Tiene que estar terminado el ${day}`,
    original: (address) => `El mismo plan en inglés (in English): ${address}`,
  },
};

export const words: typeof en.words = { shared, tools, planner, places: { usePlaces } };

export const page: typeof en.page = {
  crumb: "Planee su proyecto",
  headline: "Planee su proyecto",
  lead: "Seis preguntas, y usted sabe qué oficina da el permiso, quién más aprueba, cuánto dura cada etapa y qué decide para cuándo. La dirección guarda sus respuestas: puede conservarla o enviarla.",
  tools: "Una pregunta a la vez",
  places: "Planear por lugar",
  more: (
    <>
      Traiga el plan, o solo la dirección. Cómo se hace la obra está en{" "}
      <Link to="/build-process">los seis pasos de una obra</Link>, lo que la ley da al propietario
      de una vivienda en <Link to="/rights">sus derechos</Link>, y qué necesita permiso en{" "}
      <Link to="/faq#permit">nuestras respuestas</Link>.
    </>
  ),
  description:
    "Oficina de permisos, aprobaciones, semanas por etapa, decisiones con sus fechas, papeles y depósito para remodelar o construir en Las Vegas.",
};
