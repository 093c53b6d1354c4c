import type * as en from "../en/tools";

export const tools: typeof en.tools = {
  cards: {
    deposit: {
      title: "Calculadora del depósito",
      text: "Lo máximo que un contratista puede pedir antes de empezar a trabajar en su vivienda.",
      button: "Calcular el depósito",
    },
    "permit-office": {
      title: "Buscador de la oficina de permisos",
      text: "Qué oficina emite el permiso, y cómo comunicarse con ella.",
      button: "Buscar la oficina",
    },
    "house-year": {
      title: "Lo que su casa puede ocultar",
      text: "Qué analizar antes de abrir paredes, según el año de construcción.",
      button: "Ver qué buscar",
    },
    "casita-lot": {
      title: "¿Cabe una casita en el lote?",
      text: "Sus medidas junto a las cifras reportadas para cada lugar.",
      button: "Revisar el lote",
    },
    "convention-dates": {
      title: "Fechas del stand, contadas hacia atrás",
      text: "Lo que pide una feria, y para cuándo, contado desde la apertura.",
      button: "Contar hacia atrás",
    },
    "bid-comparison": {
      title: "Hoja para comparar propuestas",
      text: "Hasta cuatro propuestas lado a lado, en su navegador o en papel.",
      button: "Abrir la hoja",
    },
  },
  questions: {
    price: "Precio del contrato, en dólares",
    year: "Año en que se construyó la casa",
    lot: "Tamaño del lote, en pies cuadrados",
    opening: "Día en que abre la feria",
    date: "fecha",
  },
  place: {
    label: "¿Dónde está?",
    noun: "lugar",
    hint: "Decide la parcela, no la dirección postal. Si no está seguro, pregunte en la oficina del tasador del condado, o busque la parcela en su página.",
    open: "No lo sé",
  },
  chooseOne: "Elija una opción",
  answer: "respuesta",
  unknown: (noun, value) => `La dirección trae algo que no conocemos (${noun}): “${value}”.`,
  noScript:
    "Su navegador no ejecuta scripts, así que este formulario no puede responder. La tabla de abajo tiene todas las respuestas.",
  yourAnswer: "Su respuesta",
  grades: {
    text: "Leído en la fuente oficial",
    reported: "Reportado por otros",
    orientation: "Orientación, por experiencia común",
  },
  depositBars: {
    caption: "Tope del depósito en la vivienda terminada en que usted vive, según el precio",
    contract: (price) => `Contrato de ${price}`,
  },
  deposits: {
    bond: "Este tope no se aplica a un contratista con esa fianza o exención. Consulte usted mismo el registro de la junta estatal, y ligue los pagos a trabajo terminado.",
    none: "Esta norma no fija aquí ningún tope. Ligue los pagos a trabajo terminado.",
    ask: "Depende. Pregunte por escrito a la Nevada State Contractors Board (la junta estatal de contratistas) antes de pagar un depósito.",
    price: "Escriba el precio del contrato como un número mayor que cero, por ejemplo 7,500.",
  },
  weeks: (min, max) => {
    const [from, to] = [min, max].map((count) => (count === 0.5 ? "media" : count));
    const unit = max > 1 ? "semanas" : "semana";
    return min === max ? `${to} ${unit}` : `de ${from} a ${to} ${unit}`;
  },
  days: (from, to) => `del ${from} al ${to}`,
  talk: "Consúltelo con nosotros",
  calendar: "Agregar al calendario",
  calendarNote: (address) => `Como orientación. El plan: ${address}`,
  print: "Imprimir",
  schedule: {
    caption: (title) => `${title}: etapas`,
    title: "Las semanas habituales",
    whole: (weeks) =>
      `Desde el primer plano hasta la entrega, ${weeks}: es una orientación y no lo prometemos.`,
    plan: "Planee el suyo",
    key: (longer) =>
      `El extremo claro es el plazo más largo; los rombos son inspecciones. Tarda más si ${longer}.`,
  },
};
