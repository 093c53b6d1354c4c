/** The three engines of browsers behind what a visit needs of them. */
import { existsSync } from "node:fs";
import { launchPuppeteer } from "./puppeteer";
import { launchWebKit } from "./webkit";

/** Keys that a visit presses. */
export type Key = "Enter" | "Escape" | "Tab" | "ArrowDown" | "ArrowRight";

/** A function that runs in the page: it cannot use anything around it. */
export type InPage<Given extends unknown[], Result> = (...given: Given) => Result | Promise<Result>;

/** A browser with a new profile and one page. */
export interface Engine {
  /** Its name and version. */
  version: string;
  /** Opens an address, and returns once it has loaded. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; what it is given and returns is JSON. */
  evaluate: <Given extends unknown[], Result>(
    run: InPage<Given, Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Clicks or taps at a point of the window, in pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Moves the pointer, the first sign of a visitor's interest. */
  move: () => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** Returns the errors and warnings on the console since it was asked last. */
  problems: () => string[];
  close: () => Promise<void>;
}

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

/** Sizes of a window, in pixels. */
export const windows = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
} as const;
export type WindowSize = (typeof windows)[keyof typeof windows];

/** The programs that Debian and Ubuntu install, by the engine that needs them. */
export const programs: Record<EngineName, readonly string[]> = {
  chromium: [],
  firefox: [process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr"],
  webkit: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/stdbuf", "/usr/bin/python3"],
};

/**
 * Starts a browser.
 * @throws where its programs are not installed, with what to install
 */
export function launch(name: EngineName, size: WindowSize): Promise<Engine> {
  const missing = programs[name].filter((program) => !existsSync(program));
  if (missing.length > 0)
    throw new Error(
      `${missing.join(", ")} is not there. Debian: apt install firefox-esr webkit2gtk-driver ` +
        "gir1.2-webkit2-4.1 python3-gi xvfb xauth; another Firefox is named by FIREFOX_PATH.",
    );
  return name === "webkit" ? launchWebKit(size) : launchPuppeteer(name, size);
}
