import type * as en from "../../en/pages/article";
import { content } from "../content";
import { shared } from "../shared";

export const words: typeof en.words = { shared, content };

export const page: typeof en.page = {
  meta: (minutes, day) => (
    <>
      {minutes} minutos de lectura · normas verificadas el {day}
    </>
  ),
};
