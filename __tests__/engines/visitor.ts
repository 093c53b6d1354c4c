/** What a visitor does in one of the engines, and sees. */
import { setTimeout } from "node:timers/promises";
import { launch, windows, type Engine, type EngineName, type InPage, type Key } from "./engine";

/** How long a visitor waits for anything, in milliseconds. */
const patience = 20_000;

/**
 * What an engine says on every page, whatever the page. WebKitGTK is built without application
 * manifests, which Safari has; it also reports a prefetch that ends with its document, and a
 * preload that the next document asks for again.
 */
const ofTheEngine = [
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  /XMLHttpRequest cannot load \S+\/page-data\/\S+ due to access control checks/,
  /\/page-data\/\S+ was preloaded using link preload but not used/,
];

/** A visitor with a browser of their own. */
export class Visitor {
  private constructor(
    private readonly engine: Engine,
    private readonly address: string,
    readonly isOnPhone: boolean,
  ) {}

  static async arrive(
    name: EngineName,
    size: keyof typeof windows,
    address: string,
  ): Promise<Visitor> {
    const engine = await launch(name, windows[size]);
    return new Visitor(engine, address, size === "phone");
  }

  leave = () => this.engine.close();

  /** Runs a function in the page. */
  see<Given extends unknown[], Result>(run: InPage<Given, Result>, ...given: Given) {
    return this.engine.evaluate(run, ...given);
  }

  /**
   * Waits until a function in the page returns something true, and returns that.
   * @throws after a while, with what it returned last
   */
  async until<Given extends unknown[], Result>(
    what: string,
    run: InPage<Given, Result>,
    ...given: Given
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + patience;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const value = await this.see(run, ...given);
        if (value) return value;
        last = value;
      } catch (error) {
        // A document may be on its way.
        last = error;
      }
      await setTimeout(50);
    }
    throw new Error(`It is never so: ${what} (${String(last)})`);
  }

  /** Opens a page as a link from elsewhere does: its scripts wait for a sign of interest. */
  load = (path: string) => this.engine.goto(this.address + path);

  /** Opens a page, and waits until React has taken over. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.takeInterest();
  }

  /** Moves the pointer, and waits until React has taken over. */
  async takeInterest(): Promise<void> {
    await this.engine.move();
    await this.until(
      "React has taken over",
      () => performance.getEntriesByName("onInitialClientRender").length > 0,
    );
  }

  reload = () => this.engine.reload();
  type = (text: string) => this.engine.type(text);
  key = (key: Key) => this.engine.key(key);
  back = () => this.see(() => history.back());
  forward = () => this.see(() => history.forward());

  /** Waits until the page neither moves nor grows in a dozen frames that follow each other. */
  async settle(): Promise<void> {
    await this.see(
      () =>
        new Promise<null>((done) => {
          let last = "";
          let same = 0;
          const look = () => {
            const { scrollHeight } = document.documentElement;
            // What is far below the first view is laid out a little later.
            const waits = document.documentElement.hasAttribute("data-first-view");
            const now = `${Math.round(scrollY)} ${scrollHeight}`;
            same = now === last && !waits ? same + 1 : 0;
            last = now;
            if (same > 12) done(null);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  }

  /**
   * Scrolls an element into the middle of the window.
   * @returns how far the page is scrolled then, in pixels
   */
  async bring(selector: string, text = ""): Promise<number> {
    await this.until(
      `${selector} ${text} can be seen`,
      (one, words) => window.visitor.find(one, words) !== undefined,
      selector,
      text,
    );
    // Twice, since what is laid out meanwhile may move it.
    for (let round = 0; round < 2; round += 1) {
      await this.see(
        (one, words) => {
          const element = window.visitor.find(one, words);
          element?.scrollIntoView({ block: "center", behavior: "instant" });
        },
        selector,
        text,
      );
      await this.settle();
    }
    return this.top();
  }

  /** Clicks or taps the first such element that can be seen, wherever the page is scrolled. */
  async tap(selector: string, text = ""): Promise<void> {
    await this.bring(selector, text);
    await this.tapInView(selector, text);
  }

  /** Clicks or taps an element that is in the window. */
  async tapInView(selector: string, text = ""): Promise<void> {
    const { x, y } = await this.until(
      `${selector} ${text} can be tapped`,
      (one, words) => {
        const element = window.visitor.find(one, words);
        return element && window.visitor.pointOf(element);
      },
      selector,
      text,
    );
    await this.engine.press(x, y);
  }

  /** Types into an empty field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.bring(selector);
    await this.see((one) => window.visitor.find(one)?.focus(), selector);
    await this.type(text);
    await this.until(
      `${selector} holds what was typed`,
      (one, value) => document.querySelector<HTMLInputElement>(one)?.value === value,
      selector,
      text,
    );
  }

  /** Chooses an option: the menu of an engine is its own, which no driver reaches. */
  async choose(selector: string, value: string): Promise<void> {
    await this.see(
      (one, to) => {
        const field = document.querySelector<HTMLSelectElement>(one);
        if (!field) throw new Error(`There is no ${one}`);
        field.value = to;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      },
      selector,
      value,
    );
  }

  /** Waits until a page is shown: at its address, with its heading. */
  async expectPage(path: string, heading: string): Promise<void> {
    await this.until(
      `${path} is shown`,
      (at, words) =>
        location.pathname === at && document.querySelector("h1")?.textContent.includes(words),
      path,
      heading,
    );
    await this.settle();
  }

  /** How far the page is scrolled, in pixels. */
  top = () => this.see(() => Math.round(scrollY));

  /** Waits until the page is scrolled so far, and stays there. */
  async expectTop(pixels: number, slack = 2): Promise<void> {
    await this.until(
      `the page is scrolled to ${pixels}`,
      (to, within) => Math.abs(scrollY - to) <= within,
      pixels,
      slack,
    );
    await this.settle();
    expect(Math.abs((await this.top()) - pixels)).toBeLessThanOrEqual(slack);
  }

  /** Waits until an element stands below the header, in the upper half of the window. */
  async expectBelowHeader(id: string): Promise<void> {
    await this.settle();
    await this.until(
      `#${id} stands below the header`,
      (name) => {
        const target = document.getElementById(name)?.getBoundingClientRect();
        const header = document.querySelector("header");
        if (!target || !header) return false;
        const { position } = getComputedStyle(header);
        const stays = position === "sticky" || position === "fixed";
        const edge = stays ? header.getBoundingClientRect().bottom : 0;
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        const lowest = isAtEnd ? innerHeight : innerHeight / 2;
        return Math.ceil(target.top) >= Math.floor(edge) && target.top < lowest;
      },
      id,
    );
  }

  /** Marks the document: `isSameDocument` tells whether it is still there. */
  mark = () => this.see(() => void Object.assign(window, { isMarked: true }));
  isSameDocument = () => this.see(() => "isMarked" in window);

  /** Waits until an element has the focus. */
  async expectFocus(selector: string): Promise<void> {
    await this.until(
      `${selector} has the focus`,
      (one) => document.activeElement?.matches(one),
      selector,
    );
  }

  /** Empties what the site has stored. */
  async forget(): Promise<void> {
    await this.load("/privacy");
    await this.see(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** The errors and warnings on the console since it was asked last. */
  problems = () =>
    this.engine.problems().filter((line) => !ofTheEngine.some((pattern) => pattern.test(line)));
}
