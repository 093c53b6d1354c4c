/**
 * Checks fields against the rest of the site: references, unique values, former addresses, days.
 * Pure.
 */
import { addressOf, entriesOf, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { fault, mistakeAt, type Fault } from "../issues";
import { placeFor } from "../paths";
import { isOffKind, isSingle, kindNamed } from "../registry";
import { idField, namingField, valuesIn, type Path, type Value } from "../schema";
import { aliasFaults, plainAddress } from "./addresses";
import type { SiteIndex } from "./site-index";

const listed = 12;

/**
 * Checks the values of a file that have to be unique, its aliases, its days, and what it refers to.
 * @param owners the file that has each unique value, by scope and value; filled by this check
 * @param today no page may be published, and nothing checked, later than on this day
 */
export function checkFields(
  content: ContentFile,
  index: SiteIndex,
  owners: Map<string, string>,
  today: string,
): Mistake[] {
  const { kind, data, file } = content;
  const claim = (scope: string, value: string): Fault[] => {
    const key = `${scope}\n${value.toLowerCase()}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    return [fault("unique", `“${value}” stands in ${owner} too`, "write another one")];
  };
  /**
   * A page may have its former address in several ways of writing; no other page may have it in
   * any.
   */
  const claimAlias = (alias: string): Fault[] => {
    const [, query = ""] = alias.split("?");
    // The host asks for parameters in no order.
    const parameters = query.split("&").sort().join("&");
    const key = `plain alias\n${plainAddress(alias)}?${parameters}`;
    const owner = owners.get(key) ?? file;
    owners.set(key, owner);
    const same = claim("alias", alias);
    if (same.length > 0 || owner === file) return same;
    const problem = `“${alias}” is an address of ${owner} too, in another way of writing`;
    return [fault("unique", problem, "write another one")];
  };
  const faultsOf = ({ value, path, meta }: Value): Fault[] => {
    const text = String(value);
    if (meta.role === "date") return dayFaults(text, path, data.draft === true, today);
    if (meta.role === "reference")
      return index.isWhole ? referenceFaults(text, meta.refersTo, index) : [];
    if (meta.role === "page") return index.isWhole ? pageFaults(text, index) : [];
    if (meta.role !== "path") return meta.unique === undefined ? [] : claim(meta.unique, text);
    const faults = aliasFaults(text, index);
    return faults.length > 0 ? faults : [...claimAlias(text), ...idFaults(text, content, index)];
  };
  const at = (path: Path) => (found: Fault) => mistakeAt(content, path, found);
  const idIsMade = kind.type === "data" && !isSingle(kind) && idField(kind.schema) === undefined;
  return [
    ...(idIsMade ? entriesOf(content) : []).flatMap(({ id, path }) =>
      claim(kind.name, id).map(at([...path, namingField(kind.schema) ?? ""])),
    ),
    ...[...valuesIn(kind.fileSchema, data)].flatMap((value) => faultsOf(value).map(at(value.path))),
  ];
}

function referenceFaults(id: string, refersTo: string, { targets }: SiteIndex): Fault[] {
  const [name = ""] = refersTo.split(".");
  const ids = [...(targets.get(refersTo) ?? [])];
  if (ids.includes(id) || isOffKind(name)) return [];
  const kind = kindNamed(name);
  const place = placeFor(kind);
  const remedy =
    ids.length === 0
      ? `take it out, or write it into ${place}`
      : `write one of ${place}: ${ids.slice(0, listed).join(", ")}${ids.length > listed ? " …" : ""}`;
  return [fault("reference-missing", `names “${id}”, which does not exist`, remedy)];
}

/** Returns what is wrong with the part of the page to which a former address leads. */
function idFaults(alias: string, content: ContentFile, { pages }: SiteIndex): Fault[] {
  const [, id] = alias.split("#");
  const page = addressOf(content) ?? "";
  if (id === undefined || pages.get(page)?.ids().has(id)) return [];
  return [fault("alias", `leads to #${id}, which ${page} has not`, "write the id of a heading")];
}

function pageFaults(place: string, { pages, moved }: SiteIndex): Fault[] {
  const [address = "", id] = place.split("#");
  const page = pages.get(address);
  if (page && id !== undefined && !page.ids().has(id))
    return [
      fault("page-missing", `names ${place}, and ${address} has no such part`, "write its id"),
    ];
  if (page) return [];
  const remedy = moved.has(address)
    ? `write its present address, ${moved.get(address) ?? ""}`
    : "take it out, or write the page";
  return [fault("page-missing", `names ${address}, which is no page of the site`, remedy)];
}

function dayFaults(day: string, path: Path, isDraft: boolean, today: string): Fault[] {
  if (day <= today || (path.at(-1) === "published" && isDraft)) return [];
  const remedy = "write the day on which it was done; a draft may have a later day of publication";
  return [fault("day", `is a day in the future: ${day}`, remedy)];
}
