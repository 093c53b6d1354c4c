import { requirements } from "./requirements";
import type { Vocabulary } from "./vocabulary";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Node = Record<string, Json>;

/** Returns what is wrong with the text of a page's JSON-LD. */
export function faultsOf(text: string, vocabulary: Vocabulary): string[] {
  let data: Json;
  try {
    data = JSON.parse(text) as Json;
  } catch (error) {
    return [`does not parse: ${(error as Error).message}`];
  }
  if (
    !isNode(data) ||
    data["@context"] !== "https://schema.org" ||
    !Array.isArray(data["@graph"])
  ) {
    return ["is not one @graph in the context https://schema.org"];
  }
  return new Checker(vocabulary, data["@graph"]).check();
}

const isNode = (value: Json | undefined): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: Json | undefined): Json[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Returns a string or number as a string, and an empty string for anything else. */
export const textOf = (value: Json | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export const typesOf = (node: Node): string[] => listOf(node["@type"]).map(String);

const idOf = (node: Node): string | undefined =>
  typeof node["@id"] === "string" ? node["@id"] : undefined;

const isReference = (node: Node) => Object.keys(node).join() === "@id";

/** Returns every node of some JSON, nested ones included. */
export function nodesOf(value: Json): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

const literals: Record<string, (value: Json) => boolean> = {
  Text: (value) => typeof value === "string",
  URL: (value) => typeof value === "string" && /^https:\/\/[^\s]+$/.test(value),
  Number: (value) => typeof value === "number",
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => typeof value === "string" && isDay(value),
  DateTime: (value) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(value),
  Time: (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  Distance: (value) => typeof value === "string" && /^\d+(\.\d+)? [a-z]+$/.test(value),
  Duration: (value) => typeof value === "string" && value.startsWith("P"),
};

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(value)
  );
}

class Checker {
  private readonly faults: string[] = [];
  private readonly types = new Map<string, Set<string>>();

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly graph: Json[],
  ) {
    for (const node of nodesOf(graph)) {
      if (typeof node["@id"] !== "string" || isReference(node)) continue;
      const types = this.types.get(node["@id"]) ?? new Set();
      typesOf(node).forEach((type) => types.add(type));
      this.types.set(node["@id"], types);
    }
  }

  check(): string[] {
    const ids = new Set<Json>();
    for (const node of this.graph) {
      const id = isNode(node) ? node["@id"] : undefined;
      if (typeof id !== "string" || !literals.URL?.(id))
        this.faults.push("a node of the graph has no absolute @id");
      else if (ids.has(id)) this.faults.push(`${id} stands twice in the graph`);
      else ids.add(id);
    }
    for (const node of nodesOf(this.graph)) this.checkNode(node);
    return this.faults;
  }

  private checkNode(node: Node): void {
    const id = idOf(node) ?? "";
    if (isReference(node)) {
      if (!this.types.has(id)) this.faults.push(`${id} leads to no node`);
      return;
    }
    const types = typesOf(node);
    const name = `${types.join("+")} ${id}`.trim();
    if (types.length === 0)
      this.faults.push(`a node has no @type: ${JSON.stringify(node).slice(0, 80)}`);
    for (const type of types) {
      if (!this.vocabulary.hasType(type)) this.faults.push(`${type} is no type of schema.org`);
    }
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith("@")) this.checkProperty(name, types, key, value);
    }
    this.checkRequirements(name, types, node);
  }

  private checkProperty(name: string, types: readonly string[], key: string, value: Json): void {
    const ranges = types.flatMap((type) => this.vocabulary.rangeOf(type, key) ?? []);
    if (ranges.length === 0) {
      this.faults.push(`${name}: ${key} is no property of it`);
      return;
    }
    if (listOf(value).length === 0) this.faults.push(`${name}: ${key} is empty`);
    for (const item of listOf(value)) {
      if (item === "" || item === null) this.faults.push(`${name}: ${key} is empty`);
      else if (!ranges.some((range) => this.fits(item, range))) {
        this.faults.push(`${name}: ${key} cannot be ${JSON.stringify(item).slice(0, 80)}`);
      }
    }
  }

  private fits(value: Json, range: string): boolean {
    if (Array.isArray(value)) return false;
    if (isNode(value)) {
      const types = isReference(value)
        ? [...(this.types.get(idOf(value) ?? "") ?? [])]
        : typesOf(value);
      return types.some((type) => this.vocabulary.isA(type, range));
    }
    // A thing may be given by its address alone, as in Google's own examples of breadcrumbs.
    if (range === "Thing" && literals.URL?.(value)) return true;
    return (
      (literals[range]?.(value) ?? false) ||
      this.vocabulary.membersOf(range).includes(String(value))
    );
  }

  private checkRequirements(name: string, types: readonly string[], node: Node): void {
    for (const [type, { required, recommended }] of Object.entries(requirements)) {
      if (!types.some((own) => this.vocabulary.isA(own, type))) continue;
      for (const key of [...required, ...recommended]) {
        if (node[key] === undefined) this.faults.push(`${name}: ${key} is missing`);
      }
    }
  }
}
