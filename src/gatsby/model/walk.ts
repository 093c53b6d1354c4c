/** Looking into a schema of the model, for everything that is derived from it. */
import type { z } from "zod";
import { unwrap } from "../explain";
import type { FieldMeta } from "./fields";

export type Schema = z.core.$ZodType & { meta?: () => FieldMeta | undefined };

export interface Definition {
  type: string;
  /** Of an object. */
  shape?: Record<string, Schema>;
  /** Of a list. */
  element?: Schema;
  /** Of a choice. */
  entries?: Record<string, string>;
  format?: string;
  checks?: { _zod: { def: Bound } }[];
}

interface Bound {
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  check?: string;
  format?: string;
}

/** What zod knows of a schema. Its own way in is not meant for the public, yet it documents it for libraries. */
export function definitionOf(schema: Schema): Definition {
  return (schema as unknown as { _zod: { def: Definition } })._zod.def;
}

export function isOptional(schema: Schema): boolean {
  return definitionOf(schema).type === "optional";
}

/** The meta data of a field, written on it or on what it wraps. */
export function metaOf(schema: Schema): FieldMeta {
  return schema.meta?.() ?? unwrap(schema).meta?.() ?? {};
}

/** The shortest and longest text or list, the smallest and largest number that the schema takes. */
export function boundsOf(schema: Schema): { minimum?: number; maximum?: number } {
  const bounds = (definitionOf(unwrap(schema)).checks ?? []).map((check) => check._zod.def);
  const exact = bounds.find(({ length }) => length !== undefined)?.length;
  const least = bounds.find(({ check }) => check === "greater_than")?.value;
  const most = bounds.find(({ check }) => check === "less_than")?.value;
  const minimum = exact ?? bounds.find((bound) => bound.minimum !== undefined)?.minimum ?? least;
  const maximum = exact ?? bounds.find((bound) => bound.maximum !== undefined)?.maximum ?? most;
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}
