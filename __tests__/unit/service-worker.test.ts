/** @jest-environment node */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

it("sw.js replaces the service worker of an earlier site, and takes itself away", async () => {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    skipWaiting: jest.fn(),
    registration: { unregister: jest.fn(async () => true) },
  };
  runInNewContext(readFileSync("static/sw.js", "utf8"), { self });
  listeners.install?.({});
  expect(self.skipWaiting).toHaveBeenCalledTimes(1);
  const waitUntil = jest.fn();
  listeners.activate?.({ waitUntil });
  expect(self.registration.unregister).toHaveBeenCalledTimes(1);
  await expect(waitUntil.mock.calls[0]?.[0]).resolves.toBe(true);
});
