import type { GatsbySSR } from "gatsby";
import { headComponents } from "./head-components";

/** What is in every head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents(headComponents);
};
