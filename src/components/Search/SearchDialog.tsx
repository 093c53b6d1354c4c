import { useEffect, useRef } from "react";
import { useWords } from "../../words/words";
import { SearchPanel } from "./SearchPanel";
import * as styles from "./Search.module.css";

/** The search in a dialog over the page. Escape, its button, a click outside it or following a link closes it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { search: words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    element.querySelector("input")?.focus();
    const click = ({ target }: MouseEvent) => {
      if (target === element || (target instanceof Element && target.closest("a"))) element.close();
    };
    // A search field would otherwise use the first Escape to clear itself.
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") element.close();
    };
    element.addEventListener("click", click);
    element.addEventListener("keydown", press);
    return () => {
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", press);
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={words.title} onClose={onClose}>
      <form method="dialog">
        <button className="text-button">{words.close}</button>
      </form>
      <SearchPanel />
    </dialog>
  );
}
