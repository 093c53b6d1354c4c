/** The layouts that a page can name. */
import type { ComponentType, ReactNode } from "react";
import { layoutFor, type LayoutName } from "../content/layout-names";
import { Default } from "./Default";
import { Service } from "./Service";

/** What a layout is given of the page in it. */
export interface LayoutProps {
  /** Slug of the service that the page is about, if it is about one. */
  service?: string | undefined;
  children: ReactNode;
}

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: Default,
  service: Service,
};

/** Returns the layout that a page names, or the default one for an unknown name. */
export const layoutNamed = (name: unknown): ComponentType<LayoutProps> => layouts[layoutFor(name)];
