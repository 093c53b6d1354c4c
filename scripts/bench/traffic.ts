/** What a page transfers, counted by Chromium itself. */
import type { CDPSession, Page } from "playwright-core";

export class Traffic {
  /** Received so far, headers included: a 304 is its headers, a file from the cache is nothing. */
  bytes = 0;
  /** Received until the window's `load` event. */
  bytesAtLoad: number | undefined;
  private readonly underWay = new Set<string>();
  private changed = performance.now();

  private constructor(readonly session: CDPSession) {
    session.on("Network.requestWillBeSent", ({ requestId, redirectResponse }) => {
      this.underWay.add(requestId);
      this.count(redirectResponse?.encodedDataLength ?? 0);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      this.underWay.delete(requestId);
      this.count(encodedDataLength);
    });
    // Chromium reports both in the order in which they came.
    session.on("Page.loadEventFired", () => {
      this.bytesAtLoad = this.bytes;
    });
    session.on("Network.loadingFailed", ({ requestId }) => {
      this.underWay.delete(requestId);
      this.count(0);
    });
  }

  /** Counts from now on: call it before the page goes anywhere. */
  static async of(page: Page): Promise<Traffic> {
    const session = await page.context().newCDPSession(page);
    const traffic = new Traffic(session);
    await Promise.all([session.send("Network.enable"), session.send("Page.enable")]);
    return traffic;
  }

  private count(bytes: number): void {
    this.bytes += bytes;
    this.changed = performance.now();
  }

  /** Waits until nothing has been asked for or received for so long. */
  async quiet(milliseconds: number): Promise<void> {
    const begun = performance.now();
    const since = () => performance.now() - Math.max(begun, this.changed);
    while (this.underWay.size > 0 || since() < milliseconds) {
      if (performance.now() - begun > 60_000) throw new Error("A page does not stop loading.");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
