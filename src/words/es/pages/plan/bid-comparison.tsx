import { Link } from "../../../../components/Link/Link";
import type * as en from "../../../en/pages/plan/bid-comparison";
import { shared } from "../../shared";
import { tools } from "../../tools";

export const bids: typeof en.bids = {
  rows: {
    company: ["Empresa", "El nombre de la licencia"],
    license: ["Licencia", "Número, clase, estado, límite monetario"],
    insurance: ["Seguro", "Certificados enviados por la aseguradora"],
    included: ["Incluido", "Cuartos, oficios, limpieza"],
    excluded: ["No incluido", "Lo que usted pagaría aparte"],
    allowances: ["Asignaciones (allowances)", "Cantidades para lo que aún no se elige"],
    permits: ["Permisos", "Quién los solicita, quién dibuja"],
    days: ["Inicio y término", "Las fechas del contrato"],
    price: ["Total con impuestos", "Por los mismos planos"],
    deposit: ["Depósito", "Antes de cualquier trabajo"],
    payments: ["Pagos", "A qué trabajo terminado corresponde cada uno"],
    changes: ["Cambios", "Por escrito y firmados por ambos"],
    warranty: ["Garantía", "Cuánto tiempo, y por qué"],
    open: ["Falta preguntar", ""],
  },
  bid: (number) => `Propuesta ${number}`,
  cell: (row, number) => `${row}, propuesta ${number}`,
  label: "Comparación de propuestas",
  caption: "Propuestas lado a lado",
  keepsNothing: "Este navegador no guarda nada: imprima la hoja o guárdela como CSV.",
  cleared: "La hoja está vacía, y este navegador no guarda nada de ella.",
  restored: "La hoja está como antes.",
  file: "propuestas.csv",
  save: "Guardar como CSV",
  clear: "Vaciar la hoja",
  undo: "Deshacer",
};

export const words: typeof en.words = { shared, tools, bids };

export const page: typeof en.page = {
  headline: "Compare propuestas línea por línea",
  lead: "Llene hasta cuatro propuestas, o imprima la hoja vacía. Lo que escriba se guarda solo en este navegador, y no se envía nada.",
  more: (
    <>
      Cómo leer cada línea está en{" "}
      <Link to="/blog/how-to-pick-trustworthy-general-contractor">
        nuestra guía para elegir a un contratista
      </Link>
      . Para su propia vivienda, revise <Link to="/plan/deposit">el depósito</Link> y{" "}
      <Link to="/rights">sus derechos</Link>.
    </>
  ),
  description:
    "Una hoja para comparar hasta cuatro propuestas: licencia, alcance, asignaciones, precio, depósito, pagos y garantía. Se puede imprimir o guardar como CSV.",
};
