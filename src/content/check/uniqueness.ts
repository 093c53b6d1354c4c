/** Checks what has to be unique: addresses, and values whose schema says so. Pure. */
import { isPage, type ContentFile } from "../content-file";
import type { Mistake } from "../front-matter";
import { isFrameId } from "../sections";
import type { Value } from "../schema";
import type { Addresses } from "./addresses";
import { fieldAt, uniqueValues, type FileFacts } from "./site";

/** Which file owns each value that has to be unique. */
export class Owners {
  private readonly files = new Map<string, string>();

  /** Claims the values of a file that is not checked itself. */
  add({ file, unique, aliases, address }: FileFacts): void {
    for (const { scope, value } of unique) this.claim(scope, value, file);
    for (const alias of aliases) this.claim("alias", alias, file);
    if (address !== undefined) this.claim("address", address, file);
  }

  /** Claims a value for a file; returns the file that already owns it, if any. */
  claim(scope: string, value: string, file: string): string | undefined {
    const key = `${scope}\n${value}`;
    const owner = this.files.get(key);
    if (owner === undefined) this.files.set(key, file);
    return owner;
  }
}

/** Reports two files that would be the same page. */
export function checkAddress(
  { file, address }: Pick<FileFacts, "file" | "address">,
  owners: Owners,
): Mistake[] {
  if (address === undefined) return [];
  const other = owners.claim("address", address.toLowerCase(), file);
  if (other === undefined) return [];
  return [
    {
      file,
      line: 1,
      field: "slug",
      problem: `is the same as that of ${other}: both would be ${address.toLowerCase()}`,
      remedy: "rename or delete one of the two",
    },
  ];
}

/** Reports an address that is an alias of another page; the content check reports it for that page. */
export function checkFormerAddress(
  { file, address = "" }: Pick<FileFacts, "file" | "address">,
  others: readonly FileFacts[],
): Mistake[] {
  const owner = others.find((other) => other.file !== file && other.aliases.includes(address));
  if (!owner) return [];
  const problem = `is a former address of ${owner.file}: ${address}`;
  const remedy = "choose another one, or remove it from the aliases of that page";
  return [{ file, line: 1, field: "slug", problem, remedy }];
}

export function checkUniqueness(
  content: ContentFile,
  values: readonly Value[],
  addresses: Addresses,
  owners: Owners,
): Mistake[] {
  const aliases = values.filter(({ meta }) => meta.role === "path");
  return [
    ...uniqueValues(content, values).flatMap(({ scope, value, path }): Mistake[] => {
      const place = fieldAt(content, path);
      if (scope.startsWith("/") && isFrameId(value))
        return [
          {
            ...place,
            problem: `“${value}” is an id that every page has`,
            remedy: "write another one",
          },
        ];
      const owner = owners.claim(scope, value, content.file);
      if (owner === undefined) return [];
      const isHere = owner === content.file;
      const name = String(path.at(-1));
      return [
        {
          ...place,
          problem: isHere ? `“${value}” stands twice` : `is the same as that of ${owner}`,
          remedy: `give each ${isPage(content) ? "page" : "entry"} ${/^[aeiou]/.test(name) ? "an" : "a"} ${name} of its own`,
        },
      ];
    }),
    ...aliases.flatMap(({ value, path }): Mistake[] => {
      const alias = String(value);
      const owner = owners.claim("alias", alias, content.file);
      if (!addresses.has(alias) && owner === undefined) return [];
      return [
        {
          ...fieldAt(content, path),
          problem: `${alias} is already ${addresses.has(alias) ? "an address of the site" : `an alias of ${owner ?? ""}`}`,
          remedy: "remove it, or name an address that is no longer used",
        },
      ];
    }),
  ];
}
