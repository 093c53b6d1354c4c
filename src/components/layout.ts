/** What the layout of a page tells the components in it. */
import { createContext } from "react";
import { layoutNames, type LayoutName } from "../content/layout-names";

/** Name of the layout that the page stands in. */
export const ShownLayout = createContext<LayoutName>(layoutNames[0]);

/** Slug of the service that requests on the page choose: that of the page of a service, in the layout `service`. */
export const ChosenService = createContext<string | undefined>(undefined);
