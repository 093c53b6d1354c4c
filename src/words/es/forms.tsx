import { Link } from "../../components/Link/Link";
import type * as en from "../en/forms";
import { formMessages } from "./form-messages";

export const forms: typeof en.forms = {
  messages: formMessages,
  errorPrefix: "Error: ",
  summary: "Hay un problema",
  optional: "(opcional)",
  chooseOne: "Elija una opción",
  fileRule: (types, size) => `${types}, de ${size} como máximo.`,
  remove: "Quitar",
  noScript: (phone) => (
    <>
      Su navegador no ejecuta scripts, así que aquí necesitamos el correo electrónico. Si no tiene,
      llame al {phone}.
    </>
  ),
  trap: "Deje esto vacío: es una trampa para robots",
  sending: "Enviando …",
  privacy: (noun) => (
    <>
      Usamos {noun} para responderle, y no la damos a nadie más sin decírselo. Netlify, el servicio
      que aloja este sitio, la recibe por nosotros.{" "}
      <Link to="/privacy">Qué hacemos con lo que usted envía</Link>
    </>
  ),
  draft: {
    restore: "Recuperarlo",
    clear: "Vaciar el formulario",
    refused:
      "Este navegador no guarda borradores: lo que escriba se pierde cuando salga de la página.",
    cleared: "El formulario está vacío, y el borrador en este navegador se borró.",
    restored: (day, days) =>
      `Pusimos de nuevo lo que escribió el ${day}. Los archivos hay que elegirlos otra vez. El borrador se queda en este navegador ${days} días, o hasta que lo envíe.`,
    keeping: (days) =>
      `Lo que escriba se queda en este navegador ${days} días, o hasta que lo envíe.`,
  },
  status: {
    quick: "Oprima una vez más, por favor",
    quickText: (action, noun) =>
      `Eso fue más rápido de lo que una persona escribe, por eso preguntamos: oprima “${action}” otra vez para enviar ${noun}.`,
    canceled: "Se detuvo el envío",
    canceledText: (action) =>
      `Todo lo que escribió y eligió sigue aquí. Oprima “${action}” cuando quiera.`,
    offline: "No tiene conexión",
    offlineText: (noun) =>
      `Deje abierta esta página: enviaremos ${noun} en cuanto vuelva la conexión. Lo que escribió sigue aquí, y puede seguir cambiándolo.`,
    tryNow: "Probar ahora",
    doNotSend: "No enviar",
    sent: "Enviado",
    sentText: "Gracias. La página siguiente dice qué pasa ahora.",
    sending: "Enviando",
    sendingNoun: (noun) => `Enviando ${noun}`,
    soFar: "Enviado hasta ahora",
    progress: (sent, total) => `${sent} de ${total}`,
    uploaded: "Todo enviado; esperando la respuesta",
    starting: "Empezando",
    stop: "Detener el envío",
  },
  failed: {
    title: (noun) => `No pudimos enviar ${noun}`,
    offline: "No hay conexión a internet.",
    network: (noun) => `La conexión se cortó antes de que pudiéramos ver si ${noun} llegó.`,
    timeout: "El sitio no respondió a tiempo. La causa puede ser una conexión lenta.",
    tooLarge:
      "Pesa demasiado para el sitio. Quite un archivo, y mándelo después por correo electrónico.",
    refused: (status) => `El sitio no la aceptó (estado ${status}). El error es nuestro.`,
    server: (status) =>
      `El sitio tiene una falla propia (estado ${status}), que por lo común se resuelve sola.`,
    kept: "No se perdió nada: todo lo que escribió y eligió sigue aquí.",
    twice:
      "Puede que haya llegado de todos modos. Enviarla dos veces no hace daño: las dos llevan el mismo número.",
    retry: "Probar otra vez",
    mail: "Escribir un correo con este texto",
    call: (phone) => `Llame al ${phone}`,
    copy: "Copiar el texto",
    copied: "Copiado.",
    notCopied: "El navegador no nos dejó copiarlo.",
    mailComplete: "El correo no lleva los archivos: agréguelos ahí.",
    mailCut:
      "El correo lleva el principio de un texto largo; copie el texto para tenerlo todo. Agregue ahí los archivos.",
  },
};
