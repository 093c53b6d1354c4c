/** The shapes of GraphQL types as Gatsby's schema builder takes them. */
import type { Language } from "../content/language";
import type { Context } from "./site";

/** The node of a record, or an object in it. Its fields are computed in its language. */
export interface Parent extends Record<string, unknown> {
  language: Language;
}

/** A field of a type: what it answers, and how. */
export interface FieldConfig {
  type: string;
  description?: string;
  deprecationReason?: string;
  extensions?: Record<string, object>;
  resolve?: (parent: Parent, args: unknown, context: Context) => unknown;
}

/** An object type. */
export interface TypeConfig {
  name: string;
  description?: string;
  interfaces?: string[];
  fields: Record<string, FieldConfig>;
  extensions?: object;
}
