import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/about";
import { usePlaces } from "../places";
import { shared } from "../shared";

export const words: typeof en.words = { shared, places: { usePlaces } };

export const page: typeof en.page = {
  title: "Quiénes somos",
  description:
    "Qué construimos y qué no, cómo llevamos una obra, cuándo abrimos, cómo puede pagar y en qué lugares del sur de Nevada trabajamos.",
  picture: {
    alt: "Interior de una casa con estructura de madera: montantes a la vista, una mesa de caballetes y el desierto por los huecos de las ventanas",
    caption: "Ilustración: la estructura, la semana en que las paredes todavía se pueden mover.",
  },
  headline: "Un contratista general que planea según las inspecciones",
  lead: (name) =>
    `${name} construye, adecua y remodela locales comerciales y viviendas en el valle de Las Vegas.`,
  build: {
    title: "Qué construimos y quién hace los planos",
    text: (
      <>
        <p>
          Hacemos obra nueva, adecuaciones de locales arrendados y remodelaciones: en{" "}
          <Link to="/services#commercial">lo comercial</Link>, desde tiendas hasta salas de juego;
          en <Link to="/services#residential">lo residencial</Link>, desde baños hasta casas nuevas.
          Los oficios que necesitan una licencia propia trabajan con la suya.
        </p>
        <p>
          Somos constructores, no arquitectos. Arquitectos, ingenieros y diseñadores registrados en
          Nevada preparan los planos y responden por ellos, también cuando usted firma un solo
          contrato de diseño y construcción. No certificamos auditorías de energía. Para edificios
          comerciales ofrecemos un <Link to="/services/energy-analysis">análisis de energía</Link>.
          No prometemos la fecha de un permiso, porque la decide la oficina.
        </p>
      </>
    ),
  },
  run: {
    title: "Cómo llevamos una obra",
    rules: [
      {
        term: "Un responsable",
        text: (
          <>
            Una persona responde por la obra en <Link to="/build-process">los seis pasos</Link>, del
            primer recorrido al último papel. Usted tiene un solo número a donde llamar.
          </>
        ),
      },
      {
        term: "Una nota cada semana",
        text: "Qué se hizo, qué se inspeccionó, qué sigue y qué decisiones dependen de usted.",
      },
      {
        term: "Los cambios, por escrito",
        text: "Un cambio se construye cuando su precio y sus días están en papel y usted lo ha firmado.",
      },
      {
        term: "Seguridad",
        text: "Trabajadores y supervisores tienen las tarjetas de OSHA que pide Nevada, y cada obra de verano tiene un plan escrito contra el calor.",
      },
    ],
  },
  team: "Con quién va a tratar",
  record: {
    title: "Nuestros datos",
    license: "Licencia",
    bond: "Fianza de licencia",
    insurance: "Seguro",
    payment: "Pago",
    currency: "en dólares de EE. UU.",
    hours: "Horario",
  },
  where: "Dónde trabajamos",
  call: {
    title: "Nos vemos en el lugar",
    text: "Después del primer recorrido, las dos partes saben si se entienden para esta obra. Llámenos o mándenos unas líneas.",
  },
};
