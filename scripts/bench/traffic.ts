/** Bytes that a page transfers, as Chromium counts them. */
import type { CDPSession, Page } from "playwright-core";

export class Traffic {
  /** Received so far, headers included: a 304 counts its headers only, a file from the cache nothing. */
  bytes = 0;
  /** Received before the window's `load` event. */
  bytesAtLoad: number | undefined;
  private readonly pending = new Set<string>();
  private lastActivity = performance.now();

  private constructor(readonly session: CDPSession) {
    session.on("Network.requestWillBeSent", ({ requestId, redirectResponse }) => {
      this.pending.add(requestId);
      this.count(redirectResponse?.encodedDataLength ?? 0);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      this.pending.delete(requestId);
      this.count(encodedDataLength);
    });
    // Chromium reports this and the requests in the order in which they happened.
    session.on("Page.loadEventFired", () => {
      this.bytesAtLoad = this.bytes;
    });
    session.on("Network.loadingFailed", ({ requestId }) => {
      this.pending.delete(requestId);
      this.count(0);
    });
  }

  /** Starts counting; to be called before the page loads anything. */
  static async of(page: Page): Promise<Traffic> {
    const session = await page.context().newCDPSession(page);
    const traffic = new Traffic(session);
    await Promise.all([session.send("Network.enable"), session.send("Page.enable")]);
    return traffic;
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    this.lastActivity = performance.now();
  }

  /** Waits until no request has started or ended for that long. */
  async untilQuiet(milliseconds: number): Promise<void> {
    const started = performance.now();
    const quietFor = () => performance.now() - Math.max(started, this.lastActivity);
    while (this.pending.size > 0 || quietFor() < milliseconds) {
      if (performance.now() - started > 60_000) throw new Error("The page keeps loading.");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
