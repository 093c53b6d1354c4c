/** The layouts that a page can name. */
import type { ComponentType, ReactNode } from "react";
import { layoutFor, type LayoutName } from "../content/layout-names";
import { Default } from "./Default";
import { Service } from "./Service";

export interface LayoutProps {
  /** Path of the page that is shown, without a trailing slash and without its language. */
  path: string;
  children: ReactNode;
}

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: Default,
  service: Service,
};

/** Returns the layout that a page names, or the default one for an unknown name. */
export const layoutNamed = (name: unknown): ComponentType<LayoutProps> => layouts[layoutFor(name)];
