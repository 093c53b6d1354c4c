import { useEffect, useRef } from "react";
import { useText } from "../../i18n";
import { SearchPanel } from "./SearchPanel";
import * as styles from "./Search.module.css";

/** The search in a dialog over the page. Escape, its button, a click outside it or following a link closes it. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector("input")?.focus();
    element?.addEventListener("click", ({ target }) => {
      if (target === element || (target as Element).closest("a")) element.close();
    });
    // A search field would otherwise use the first Escape to clear itself.
    element?.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") element.close();
    });
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t("search.title")} onClose={onClose}>
      <form method="dialog">
        <button className="text-button">{t("search.close")}</button>
      </form>
      <SearchPanel />
    </dialog>
  );
}
