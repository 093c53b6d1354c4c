import type * as en from "../en/steps";

export const steps: typeof en.steps = {
  lanes: {
    you: "Usted decide",
    we: "Nosotros hacemos",
    authority: "La autoridad revisa",
    papers: "En papel al final",
  },
  texts: {
    walk: {
      title: "Recorrer el lugar",
      summary:
        "Vemos el lugar con usted y anotamos lo que hay que averiguar para poder dar un precio.",
      we: "Medimos, tomamos fotos, abrimos una placa del cielo raso o la tapa de un panel, y anotamos lo que los planos no muestran.",
      you: "Díganos cómo tiene que funcionar el lugar, qué fechas son fijas y quién firma.",
      authority: "Nada todavía. Averiguamos qué oficina da los permisos de su parcela.",
      papers: "Una lista de preguntas abiertas y un orden aproximado del trabajo.",
    },
    price: {
      title: "Poner precio al alcance",
      summary:
        "Usted recibe un alcance por escrito: qué incluye, qué no incluye y qué es todavía una asignación (allowance).",
      we: "Calculamos cantidades, pedimos precios a los oficios y escribimos cada supuesto detrás de la cifra.",
      you: "Compárelo línea por línea con otras propuestas, escoja los acabados y defina las asignaciones.",
      authority:
        "Nada todavía, pero la ley estatal dice qué deben contener muchos contratos de remodelación y pone un tope a su depósito.",
      papers: "Alcance del trabajo, calendario de pagos, contrato.",
    },
    permit: {
      title: "Obtener los permisos",
      summary:
        "Los planos van a la oficina que tiene su parcela; otros revisores se suman según el uso.",
      we: "Solicitamos los permisos a nuestro nombre como contratista, respondemos las correcciones y llevamos un registro de lo que pidió cada revisor.",
      you: "Apruebe los planos y consiga la aprobación por escrito de su arrendador o de su asociación. Nunca firme como propietario-constructor por nuestro trabajo.",
      authority: "Cada disciplina revisa los planos, pide correcciones y después emite el permiso.",
      papers: "Planos aprobados, tarjetas de permiso, aprobación del arrendador o la asociación.",
    },
    order: {
      title: "Pedir con tiempo",
      summary:
        "Lo que más tarda en fabricarse se pide, y se confirma su fecha de entrega, antes de demoler nada.",
      we: "Comparamos números de modelo y planos de taller con los planos aprobados, hacemos los pedidos y fijamos el inicio según las fechas confirmadas.",
      you: "Apruebe modelos, colores y planos de taller. De aquí en adelante un cambio cuesta semanas.",
      authority:
        "Nada todavía. Una sustitución que cambia los planos aprobados vuelve como revisión.",
      papers:
        "Confirmaciones de pedido con fechas de entrega, y la fecha de inicio que resulta de ellas.",
    },
    build: {
      title: "Construir e inspeccionar",
      summary:
        "La obra avanza en el orden de sus inspecciones, con un responsable en el lugar y una nota cada semana.",
      we: "Dirigimos los oficios, pedimos las inspecciones mientras el trabajo está a la vista y protegemos lo que se queda.",
      you: "Decida los cambios. Cada uno lleva su firma debajo de su precio y sus días.",
      authority:
        "Los inspectores ven cada etapa y firman la tarjeta, o nos dicen qué hay que corregir.",
      papers: "Nota semanal, resultados de las inspecciones, órdenes de cambio firmadas.",
    },
    handover: {
      title: "Entregar",
      summary:
        "La última inspección, una lista de pendientes que se revisa con usted y los papeles en un solo lugar.",
      we: "Terminamos la lista de pendientes, le mostramos cómo funcionan las cosas y le damos los manuales y las garantías.",
      you: "Revise la lista con nosotros y guarde la carpeta: el próximo propietario o inquilino la va a pedir.",
      authority:
        "La inspección final cierra el permiso. Donde se exige un certificado de ocupación, como en la mayoría de los edificios nuevos y los cambios de uso, usted puede ocupar el lugar solo cuando la oficina lo haya emitido.",
      papers:
        "Aprobaciones finales, notas de lo construido, manuales, garantías, papeles de gravámenes.",
    },
  },
};
