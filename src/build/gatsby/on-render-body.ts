import type { GatsbySSR } from "gatsby";
import { languageOf } from "../../content/language";
import { headComponentsIn } from "./head-components";

/** What is in every head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  setHeadComponents(headComponentsIn(languageOf(pathname).language));
};
