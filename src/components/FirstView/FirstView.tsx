/**
 * A page that a link leads to is rendered in two steps: what its first view needs, and after a
 * frame of it the rest, in slices. At once, a slow phone would take much longer to show it. A page
 * that is opened, or by Back or at a hash, is whole from the start.
 */
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from "react";
import { isFirstView, layOut } from "../../visit/first-view";
import { VisitContext } from "../../visit/visit-context";
import { useHydrated } from "../useWindow";
import * as styles from "./FirstView.module.css";

const WholeContext = createContext(true);

/**
 * Provides the page at a history entry with its step; src/visit/first-view.ts says whether it has
 * two.
 */
export function FirstView({ at, children }: { at: string; children: ReactNode }) {
  // Hydration needs what is in the static HTML. In another language all is rendered anew, and so is
  // this.
  const [wholeAt, setWhole] = useState(useHydrated() ? "" : at);
  const { observeLinks } = useContext(VisitContext);
  const isWhole = wholeAt === at || !isFirstView(document);
  useEffect(() => {
    if (isWhole) {
      // An opened page is laid out by its loader; if React has rendered it anew, as a translated
      // one, only this reaches its elements.
      if (isFirstView(document)) layOut(window);
      observeLinks();
      return undefined;
    }
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(at)));
    return () => cancelAnimationFrame(frame);
  }, [at, isWhole, observeLinks]);
  return (
    <WholeContext.Provider value={isWhole}>
      {children}
      {isWhole ? null : <div className={styles.rest} />}
    </WholeContext.Provider>
  );
}

/** Content that is below the first view of a page. */
export const Deferred = ({ children }: { children: ReactNode }) =>
  useContext(WholeContext) ? children : null;
