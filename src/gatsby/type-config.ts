/** The shapes of GraphQL types as Gatsby's schema builder takes them. */
import type { Language } from "../content/language";
import type { Context } from "./site";

/** What the node of a record holds, and each object in it: its language, in which its fields are computed. */
export interface Source extends Record<string, unknown> {
  language: Language;
}

export interface FieldConfig {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
  resolve?: (source: Source, args: unknown, context: Context) => unknown;
}

export interface TypeConfig {
  name: string;
  description?: string;
  interfaces?: string[];
  fields: Record<string, FieldConfig>;
  extensions?: object;
}
