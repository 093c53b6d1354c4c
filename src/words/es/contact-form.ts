import { graphql, useStaticQuery } from "gatsby";
import type * as en from "../en/contact-form";

export const contactMessages: typeof en.contactMessages = {
  useSentServices: () =>
    useStaticQuery<Queries.SentServicesQuery>(graphql`
      query SentServices {
        allService(sort: { order: ASC }) {
          nodes {
            slug
            title
          }
        }
      }
    `).allService.nodes,
  noun: "su solicitud",
  action: "Enviar solicitud",
  mail: "Solicitud de cotización",
  project: "Su proyecto",
  place: "Lugar, presupuesto, fechas y fotos",
  placeText:
    "Deje en blanco lo que no sepa. Las fotos pueden sumar hasta 7.5 MB; las demás puede mandarlas después por correo electrónico.",
  other: "Otro",
  needsEmail: "Escriba su correo electrónico, o elija otra manera de recibir la respuesta",
  needsPhone: "Escriba su número de teléfono, o elija otra manera de recibir la respuesta",
  photos: "Fotos, hasta tres",
  photo: (number) => `Foto ${number}`,
  fields: {
    reply: { label: "¿Cómo quiere que le respondamos?", called: "La manera de responderle" },
    project: {
      label: "¿De qué se trata?",
      called: "El tipo de proyecto",
      required: "Elija de qué se trata su proyecto",
    },
    message: {
      label: "¿Qué quiere construir o cambiar?",
      hint: "Bastan unas frases: los cuartos, el motivo, lo que le preocupa.",
      called: "Su mensaje",
      required: "Díganos qué quiere construir o cambiar",
    },
    area: { label: "¿Dónde está?", called: "La zona" },
    property: { label: "Tipo de propiedad", called: "El tipo de propiedad" },
    budget: {
      label: "Presupuesto",
      hint: "Lo usamos para sugerirle lo que cabe en él. El precio se lo damos por escrito, después de ver el lugar.",
      called: "El presupuesto",
    },
    start: { label: "¿Cuándo debe empezar el trabajo?", called: "El inicio" },
  },
};
