/** The table of docs/decisions/patches.md, from what each patch says of itself. */
import { patches } from "../../src/build/patches";

export function tableOfPatches(): string {
  const rows = patches.map(({ name, since, changes, why, gain }) => {
    const cells = [`\`${name}\``, since, `It ${changes}, since ${why}.`, gain ?? "Needed."];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  return [
    "| Patch | Written for | What and why | Gain |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
