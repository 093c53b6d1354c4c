import type * as en from "../en/employment-form";

export const employmentMessages: typeof en.employmentMessages = {
  equal:
    "Consideramos a los solicitantes sin distinción de raza, color, religión, sexo, orientación sexual, identidad o expresión de género, edad, discapacidad, origen nacional o cualquier otra condición protegida.",
  noun: "su solicitud de empleo",
  action: "Enviar solicitud de empleo",
  mail: "Solicitud de empleo",
  work: "Su trabajo",
  when: "Cuándo y cómo",
  more: "Algo más",
  trades: "Oficios",
  office: "Obra y oficina",
  other: "Otro",
  fields: {
    role: {
      label: "Oficio o puesto",
      called: "El oficio o puesto",
      required: "Elija el oficio o puesto que solicita",
    },
    years: { label: "Años en el oficio", called: "Los años en el oficio" },
    osha: {
      label: "Tarjeta OSHA",
      hint: "Nevada la pide poco después de la contratación; no la necesita para enviar su solicitud.",
      called: "La tarjeta OSHA",
    },
    licenses: {
      label: "Licencias y certificados del oficio",
      called: "El texto sobre sus licencias y certificados",
    },
    start: { label: "Fecha de inicio más temprana", called: "La fecha de inicio" },
    hours: { label: "Horario", called: "El horario" },
    authorization: {
      label:
        "Si lo contratan, ¿puede mostrar que tiene autorización para trabajar en los Estados Unidos?",
      hint: "Todo empleador tiene que comprobarlo después de contratar. Ahora no le pedimos papeles.",
      called: "La autorización para trabajar",
    },
    pay: {
      label: "Pago que espera",
      hint: "Por ejemplo, $38 por hora. No nos diga cuánto gana o ganaba: no lo preguntamos.",
      called: "El pago que espera",
    },
    note: {
      label: "Una nota breve",
      hint: "Un trabajo que le enorgullezca, o lo que debamos saber de su horario.",
      called: "Su nota",
    },
    resume: {
      label: "Currículum",
      hint: "No incluya su número de Seguro Social ni su fecha de nacimiento.",
      called: "Su currículum",
    },
  },
};
