import type * as en from "../../en/pages/service";
import { service } from "../service";
import { content } from "../content";
import { shared } from "../shared";

export const words: typeof en.words = { shared, content, service };

export const page: typeof en.page = {
  call: {
    title: "Háblenos del lugar",
    text: (title) =>
      `Para empezar bastan una dirección, para qué se usa el lugar y qué tiene que cambiar. El formulario ya sabe de qué servicio se trata: ${title.toLowerCase()}.`,
  },
};
