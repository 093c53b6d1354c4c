/** The types of the labels, which `npm run generate` writes. A unit test compares them. */
import path from "node:path";

/** The file that `npm run generate` writes the types to. */
export const messagesFile = path.resolve("src/i18n/generated.d.ts");

/** Returns the names of a label's placeholders and tags. */
export const placeholdersOf = (message: string): string[] =>
  [
    ...new Set(
      [...message.matchAll(/\{(\w+)\}|<(\w+)>/g)].map(([, name, tag]) => name ?? tag ?? ""),
    ),
  ].sort();

/** Returns the declaration of the keys, each with its placeholders. */
export function messagesOf(catalog: Readonly<Record<string, string>>): string {
  const keys = new Map<string, Set<string>>();
  for (const [key, message] of Object.entries(catalog)) {
    const plain = key.replace(/\.(?:one|other)$/, "");
    const names = keys.get(plain) ?? new Set(plain === key ? [] : ["count"]);
    placeholdersOf(message).forEach((name) => names.add(name));
    keys.set(plain, names);
  }
  const lines = [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, names]) => {
      const values = [...names].sort().map((name) => JSON.stringify(name));
      return `  ${JSON.stringify(key)}: ${values.join(" | ") || "never"};\n`;
    });
  return `/** The labels, each with the names of its placeholders. Made by \`npm run generate\`. */
export interface Messages {
${lines.join("")}}
`;
}
