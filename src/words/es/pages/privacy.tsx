import { Link } from "../../../components/Link/Link";
import type * as en from "../../en/pages/privacy";
import { shared } from "../shared";

export const words: typeof en.words = { shared };

export const page: typeof en.page = {
  title: "Privacidad",
  description:
    "Sin cookies ni analítica: qué piden nuestros formularios, cómo los manejan Netlify y Akismet, cuánto tiempo guardamos los datos y cómo verlos o borrarlos.",
  headline: "Privacidad",
  lead: "Este sitio no pone cookies, no cuenta visitas y no carga nada de otras empresas. De usted sabemos solo lo que usted nos envía.",
  facts: [
    { term: "Cookies", text: "Ninguna" },
    { term: "Conteo de visitas", text: "Ninguno" },
    { term: "Quién maneja nuestros formularios", text: "Netlify, y Akismet contra el spam" },
    { term: "Un borrador en su dispositivo", text: "Siete días, o hasta que lo envíe" },
  ],
  parts: ({ name, email, emailHref, phoneDisplay, phoneHref }) => [
    {
      title: "Qué recopilamos",
      text: (
        <>
          <p>
            El <Link to="/contact">formulario de contacto</Link> pide su nombre, una manera de
            comunicarnos con usted y datos de su proyecto; las fotos son opcionales. El{" "}
            <Link to="/apply-for-employment">formulario de empleo</Link> pide su nombre, una manera
            de comunicarnos con usted, su oficio y su experiencia; el currículum es opcional.
          </p>
          <p>
            Junto con sus respuestas recibimos un número de la solicitud y cuántos segundos estuvo
            abierto el formulario, lo que distingue a las personas de los robots. No envíe números
            de Seguro Social ni copias de documentos de identidad.
          </p>
        </>
      ),
    },
    {
      title: "Quién más los maneja",
      text: (
        <p>
          Netlify, que aloja este sitio, recibe los formularios por nosotros, nos los envía, hace
          que Akismet los revise contra el spam y guarda registros del servidor con direcciones IP.
          Para un proyecto, damos a diseñadores, oficios u oficinas de permisos lo que necesitan, y
          antes se lo decimos a usted. No vendemos información, y nadie lo sigue desde aquí a otros
          sitios.
        </p>
      ),
    },
    {
      title: "Qué se queda en su dispositivo",
      text: (
        <>
          <p>
            Lo que escribe en un formulario se queda en su navegador como borrador hasta que lo
            envía, por siete días como máximo; el formulario tiene un botón que lo borra. Los
            archivos no son parte del borrador. Después de enviarlo, un resumen se queda en la
            pestaña hasta que usted la cierra.
          </p>
          <p>
            Lo que escribe en la{" "}
            <Link to="/plan/bid-comparison">hoja para comparar propuestas</Link> se queda en su
            navegador hasta que usted la vacía, y nunca se envía.
          </p>
          <p>
            Si elige colores claros u oscuros, o desactiva la tecla que abre la búsqueda, su
            navegador recuerda la elección. También recuerda que ya tiene el tipo de letra de este
            sitio y que ya le ofreció el otro idioma.
          </p>
          <p>
            Cuando una parte del sitio no se carga, el navegador anota la hora, para que la página
            no se recargue una y otra vez. Nada de esto sale de su dispositivo.
          </p>
        </>
      ),
    },
    {
      title: "Cuánto tiempo los guardamos",
      text: (
        <p>
          El tiempo que haga falta para responderle y, si trabajamos juntos, el que la ley pide para
          los registros de un proyecto. Las solicitudes de empleo se borran cuando ya no sirven.
          Pídalo, y borramos lo que no tengamos que guardar.
        </p>
      ),
    },
    {
      title: "Verlos, corregirlos, negarse a una venta",
      text: (
        <p>
          Escriba a <a href={emailHref}>{email}</a> o llame al{" "}
          <a href={phoneHref}>{phoneDisplay}</a> para ver o corregir lo que tenemos. La misma
          dirección recibe solicitudes de no vender su información, según la ley de Nevada (NRS
          603A.345). No la vendemos en ningún caso.
        </p>
      ),
    },
    {
      title: "Cambios",
      text: (
        <p>
          {name} pone los cambios en esta página con su fecha. En vigor desde el{" "}
          <time dateTime="2026-11-24">24 de noviembre de 2026</time>.
        </p>
      ),
    },
  ],
};
