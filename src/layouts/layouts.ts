/** The layouts that a page can name. */
import type { ComponentType } from "react";
import { layoutFor, type LayoutName } from "../content/layout-names";
import { Default } from "./Default";
import type { LayoutProps } from "./Frame";
import { Service } from "./Service";

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: Default,
  service: Service,
};

/** Returns the layout that a page names, or the default one for an unknown name. */
export const layoutNamed = (name: unknown): ComponentType<LayoutProps> => layouts[layoutFor(name)];
