/** WebKitGTK over WebDriver, in a window of its own: webkit-window.py. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/free-port.mjs";
import type { Engine, Key, WindowSize } from "./engine";
import { prepare } from "./page-script";

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<Key, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Tells the driver when an asynchronous function has ended, and with what. */
const asynchronous = (run: (...given: never[]) => unknown) => `
  const given = [...arguments];
  const done = given.pop();
  Promise.resolve()
    .then(() => (${run.toString()})(...given))
    .then((value) => done({ value: value === undefined ? null : value }), (error) => done({ error: String(error) }));`;

interface Answer {
  value: unknown;
}

/** Starts WebKitGTK. */
export async function launchWebKit(size: WindowSize): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const consoleFile = join(folder, "console");
  writeFileSync(consoleFile, "");
  writeFileSync(join(folder, "prepare.js"), `(${prepare.toString()})();`);
  const port = await freePort();
  const screen = ["-a", "-s", "-screen 0 1600x1000x24"];
  // The process of a page writes its console through a buffer, and is killed with what is in it.
  const driver = spawn(
    "xvfb-run",
    [...screen, "stdbuf", "-oL", "WebKitWebDriver", `--port=${port}`],
    {
      env: { ...process.env, VISIT_FOLDER: folder, LIBGL_ALWAYS_SOFTWARE: "1" },
      detached: true,
      stdio: "ignore",
    },
  );
  const end = () => {
    try {
      if (driver.pid) process.kill(-driver.pid);
    } catch {
      // It has ended by itself.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await response.json()) as Answer;
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (!response.ok) throw new Error(`${error}: ${message}`);
    return value;
  };
  const isUp = () =>
    ask("GET", "/status").then(
      () => true,
      () => false,
    );
  try {
    for (let tries = 0; !(await isUp()); tries += 1) {
      if (tries === 100) throw new Error("WebKitWebDriver does not answer.");
      await setTimeout(100);
    }
    const options = { binary: join(__dirname, "webkit-window.py"), args: ["--automation"] };
    const { sessionId, capabilities } = (await ask("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    const at = (path: string) => `/session/${sessionId}${path}`;
    await ask("POST", at("/window/rect"), { x: 0, y: 0, ...size });
    const act = (action: object) => ask("POST", at("/actions"), { actions: [action] });
    const type = async (text: string) => {
      const actions = Array.from(text).flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await act({ type: "key", id: "keyboard", actions });
    };
    const pointer = async (actions: object[]) => {
      await act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
    };
    const moveTo = (x: number, y: number) => ({
      type: "pointerMove",
      duration: 0,
      x: Math.round(x),
      y: Math.round(y),
    });
    let read = 0;
    return {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      async goto(url) {
        await ask("POST", at("/url"), { url });
      },
      async reload() {
        await ask("POST", at("/refresh"), {});
      },
      async evaluate(run, ...given) {
        const script = asynchronous(run);
        const answer = await ask("POST", at("/execute/async"), { script, args: given });
        const { value, error } = answer as Answer & { error?: string };
        if (error) throw new Error(error);
        return value as never;
      },
      press: (x, y) =>
        pointer([
          moveTo(x, y),
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ]),
      move: () => pointer([moveTo(3, 3), moveTo(5, 5)]),
      type,
      key: (key) => type(codes[key]),
      problems() {
        const text = readFileSync(consoleFile, "utf8");
        const lines = text.slice(read).split("\n");
        read = text.length;
        return lines.filter((line) => /CONSOLE (?:[A-Z]+ )*(?:ERROR|WARN)/.test(line));
      },
      async close() {
        await ask("DELETE", at("")).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
