/** The table of docs/decisions/patches.md, from each patch's own description. */
import { patches } from "../../src/build/patches";

export function tableOfPatches(): string {
  const rows = patches.map(({ name, writtenFor, changes, why, gain }) => {
    const cells = [`\`${name}\``, writtenFor, changes, why, gain ?? "The site needs it"];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  return [
    "| Patch | Written for | What it does | Why | Gain |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
