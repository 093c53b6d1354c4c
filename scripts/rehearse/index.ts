/** `npm run rehearse -- gatsby@5.17.0 …`: whether the site works with other versions of its packages, tried in a copy. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommand } from "../command";
import { copyProject } from "../copy-project";
import { exitOnSignal, start } from "../run.mjs";
import { readRehearsal, usage, verdict, type Outcome, type Step } from "./plan";

/** Runs a step in a folder, showing and recording what it prints. */
function run(step: Step, folder: string): Promise<Outcome> {
  const [command, ...args] = step.command;
  const output: string[] = [];
  const child = start(command, args, {
    cwd: folder,
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "true" },
  });
  for (const [stream, own] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream?.on("data", (data: Buffer) => {
      output.push(data.toString());
      own.write(data);
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ step, code: code ?? 1, output: output.join("") }));
  });
}

async function main(): Promise<void> {
  const { packages, keep, steps } = readRehearsal(process.argv.slice(2));
  const folder = await mkdtemp(path.join(tmpdir(), "rehearsal-"));
  const cleanUp = () => (keep ? undefined : rm(folder, { recursive: true, force: true }));
  exitOnSignal(130, async () => cleanUp());
  try {
    await copyProject(process.cwd(), folder, { withPackages: false });
    const outcomes: Outcome[] = [];
    for (const step of steps) {
      console.log(`\n── ${step.title}: ${step.command.join(" ")}`);
      const outcome = await run(step, folder);
      outcomes.push(outcome);
      // Without packages or a built site, the other steps would tell nothing.
      if (outcome.code !== 0 && (step.name === "install" || step.name === "build")) break;
    }
    const { isGood, text } = verdict(packages, outcomes);
    console.log(`\n${text}`);
    if (keep) console.log(`The copy is in ${folder}.`);
    if (!isGood) process.exitCode = 1;
  } finally {
    await cleanUp();
  }
}

runCommand(main, usage);
