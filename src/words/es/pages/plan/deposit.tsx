import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/deposit";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const deposit: typeof en.deposit = {
  questions: {
    home: "¿Qué es?",
    owner: "¿De quién es, y quién vive ahí?",
    rented: "¿Se renta una parte a alguien que no es de su familia?",
    built: "¿Ya está construida?",
    bond: "¿Muestra el registro de la junta estatal una fianza del contratista a favor del consumidor, o la exención de la fianza de licencia?",
  },
  no: "No",
  yes: "Sí",
  homes: {
    house: "Una casa en su propia parcela",
    unit: "Un condominio, una casa adosada (townhouse) o un dúplex",
    casita: "Una casita en el patio",
    manufactured: "Una casa móvil o prefabricada",
    mixed: "Una vivienda con un negocio adentro",
    business: "Un negocio, o un edificio que produce renta",
  },
  owners: {
    self: "Es mía y vivo ahí",
    other: "Es mía, y vive ahí otra persona",
    company: "Es de una empresa o de un fideicomiso",
  },
  changed: "Sí, y se va a cambiar",
  toBuild: "No, se va a construir",
  most: (amount) => `Como máximo ${amount} antes de empezar el trabajo.`,
  enter: "Escriba el precio, y la respuesta aparece aquí. No se envía ni se guarda nada.",
  notes: [
    "Una alberca o un spa en una vivienda así tiene el mismo tope.",
    "Si después una orden de cambio sube el precio, no calcule otra vez el depósito: no está resuelto si el tope sube también. Pregunte a la junta estatal.",
    "Cada pago posterior debe corresponder a trabajo terminado que usted pueda ver.",
  ],
  examples: "Ejemplos calculados",
  example: "La vivienda y su precio",
  depositColumn: "El depósito",
  finished: "Una casa terminada en la que vive su propietario",
  cases: {
    unit: "Un condominio, una casa adosada o un dúplex en que vive su propietario",
    rented: "Una vivienda de la que se renta una parte fuera de la familia",
    other: "Una vivienda en la que vive alguien que no es su propietario",
    company: "Una vivienda de una empresa o de un fideicomiso",
    casita: "Una casita en el patio",
    mixed: "Una vivienda con un negocio adentro",
    manufactured: "Una casa móvil o prefabricada",
    built: "Una vivienda nueva",
    business: "Un negocio, o un edificio que produce renta",
    bond: "Un contratista con fianza a favor del consumidor o exención en el registro de la junta estatal",
  },
};

export const words: typeof en.words = { shared, tools, deposit };

export const page: typeof en.page = {
  headline: "¿Cuánto depósito puede pedir un contratista?",
  lead: "Nevada limita el depósito en una vivienda ya construida en la que vive su propietario. Responda seis preguntas sobre la suya.",
  more: (
    <>
      Antes de firmar, lea <Link to="/rights">sus derechos como propietario en Nevada</Link> y{" "}
      <Link to="/blog/how-to-pick-trustworthy-general-contractor">
        cómo elegir a un contratista
      </Link>
      , y ponga las propuestas lado a lado en <Link to="/plan/bid-comparison">una sola hoja</Link>.
    </>
  ),
  description:
    "Cuánto depósito puede pedir un contratista de Nevada por su vivienda: seis respuestas, el tope de NRS 624.970 con sus excepciones, y a quién preguntar.",
};
