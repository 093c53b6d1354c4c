/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Its own child takes its time to stop, as npm does while it installs. */
const child = `
  const alive = setInterval(() => undefined, 1_000);
  process.on("SIGTERM", () => setTimeout(() => { console.log("child ended"); clearInterval(alive); }, 200));
  console.log("ready");`;

const program = `
  import { exitOnSignal, run, start } from "./scripts/run.mjs";
  exitOnSignal(130, async () => {
    console.log("cleaned up");
    try { start("node", ["--version"], {}); } catch ({ message }) { console.log(message); }
    run(["--version"]);
  });
  start(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" });`;

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "on %s, cleans up once the children have ended, and starts nothing more",
  async (signal) => {
    const parent = spawn(process.execPath, ["--input-type=module", "-e", program]);
    const printed: string[] = [];
    const ready = new Promise<void>((resolve) =>
      parent.stdout.on("data", (data: Buffer) => {
        printed.push(...data.toString().trim().split("\n"));
        if (printed.includes("ready")) resolve();
      }),
    );
    const closed = once(parent, "close");
    await ready;
    parent.kill(signal);
    const [code] = (await closed) as [number];
    expect(printed).toEqual(["ready", "child ended", "cleaned up", "Stopped."]);
    expect(code).toBe(130);
  },
);
