/**
 * The names of the codes of law in content/jurisdictions.yml, as texts are set with them. The check
 * reads the file again, and reports it.
 */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const file = "content/jurisdictions.yml";

function readCodes(): string[] {
  if (!existsSync(file)) return [];
  try {
    const data = parse(readFileSync(file, "utf8")) as { jurisdictions?: { codes?: unknown }[] };
    return (data.jurisdictions ?? []).flatMap(({ codes }) =>
      Array.isArray(codes) ? codes.map(String) : [],
    );
  } catch {
    // Malformed: the check reports it.
    return [];
  }
}

/** The names, such as NRS; none where the file is missing or malformed. */
export const codesOfLaw: readonly string[] = readCodes();
