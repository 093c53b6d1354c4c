import { hangAfter, layoutDataTimeout } from "../constants";
import { isOnline, whenOnline } from "../connection";
import { pageBoundary } from "../errors/Boundary";
import { failurePage, loadFailure } from "../errors/failure-page";
import { settled } from "../errors/rejections";
import { isPage, type LoadResult, type PageResources } from "../gatsby-window";
import { reloadAt, takeReload } from "./reload";
import type { Kind } from "./state";
import type { NavigationStore } from "./store";

/** What never comes: Gatsby waits for it and leaves the page alone. */
export const never = new Promise<never>(() => undefined);

const after = (delay: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, delay, undefined));

/** The one way by which pages come. */
export class Gate {
  /** Pages that could not be loaded, by path, each as the error view that stands for it. */
  readonly failures = new Map<string, PageResources>();
  /** The document is being loaded anew. */
  isLeaving = false;

  constructor(
    private readonly store: NavigationStore,
    private readonly loadPage: (path: string) => Promise<LoadResult>,
    private readonly fromMemory: (path: string) => LoadResult,
  ) {}

  /** A page that is in memory, or the error view in its place. Gatsby would load a page anew for each query. */
  known(address: string): PageResources | undefined {
    const { pathname } = new URL(address, origin);
    const page = this.fromMemory(pathname);
    return isPage(page) ? page : this.failures.get(pathname);
  }

  /** Loads a page for a navigation that has begun. Never settles when another came later, or the document is loaded instead. */
  async load(id: number, kind: Kind, to: string, replace?: boolean): Promise<PageResources> {
    const { store, failures } = this;
    const path = new URL(to, origin).pathname;
    // The first page has to come in any case: without it nothing on the page works.
    const isLate = () => kind !== "first" && store.get().id !== id;
    const connection = async () => {
      if (isOnline()) return;
      store.send({ type: "waiting", id });
      await whenOnline();
      store.send({ type: "loading", id });
    };
    const reload = () => this.reload(kind, to, replace);

    let page = this.fromMemory(path);
    if (!isPage(page)) {
      await connection();
      if (isLate()) return never;
      page = await Promise.race([settled(this.loadPage(path)), after(hangAfter)]);
    }
    if (isLate()) return never;
    if (isPage(page)) {
      failures.delete(path);
      const { webpackCompilationHash: build } = page.page;
      // Another build is on the host, or app-data.json, which tells, did not come. The document that has just been
      // loaded cannot be newer; and past the guard, what has arrived is better than an error.
      const isOther = build !== window.___webpackCompilationHash && (build || kind !== "first");
      if (isOther && isOnline() && reload()) return never;
      page.page.webpackCompilationHash = window.___webpackCompilationHash;
      return page;
    }

    await connection();
    if (isLate()) return never;
    store.send({ type: "failed", id });
    if (reload()) return never;
    const failure = failurePage(path);
    failures.set(path, failure);
    if (kind === "first") {
      // The layout's data comes with any page; if not even this one comes, the error view stands alone.
      await Promise.race([settled(this.loadPage("/404.html")), after(layoutDataTimeout)]);
      // Gatsby would take what stands there for the page and hydrate it.
      document.getElementById("gatsby-focus-wrapper")?.replaceChildren();
    }
    return failure;
  }

  /** Loads the document, if the guard lets it. */
  private reload(kind: Kind, to = "", replace?: boolean): boolean {
    if (!takeReload()) return false;
    this.isLeaving = true;
    reloadAt(to, kind, replace);
    return true;
  }

  /** Part of the page that is shown did not come, after it was shown. */
  async recover(): Promise<void> {
    await whenOnline();
    if (!this.reload("history")) pageBoundary.current?.setState({ caught: { error: loadFailure } });
  }
}
