/** `npm run new -- service "Title"`: drafts a service, a build recap, an article or an FAQ entry. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { todayInNevada } from "../../src/content/day";
import { runCommand } from "../command";
import { flagsOf } from "./kinds";
import { newContent, usageOf } from "./run";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(
        [...flagsOf().keys()].map((name) => [name, { type: "string" as const }]),
      ),
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(usageOf());
    return;
  }
  const { help: _help, ...flags } = values as Record<string, string>;
  const [kind, title] = positionals;
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    const ask = terminal && ((text: string) => terminal.question(text));
    await newContent(
      process.cwd(),
      { kind, title, flags, today: todayInNevada() },
      { ask, say: (text) => console.log(text) },
    );
  } finally {
    terminal?.close();
  }
}

runCommand(main, usageOf());
