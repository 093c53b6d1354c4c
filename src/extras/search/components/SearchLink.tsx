import { useState, type ComponentType, type MouseEvent } from "react";
import { useText } from "../../../i18n";
import { useIsThere, usePageAddress } from "../../../i18n/site";
import { isPlainClick } from "../../../visit/plain-click";

const loadDialog = () => import("./SearchPanel");

/**
 * A link to /search, where the site has that page. With script it opens the search over the page
 * that is shown.
 */
export function SearchLink({ className }: { className: string }) {
  const { t } = useText();
  const address = usePageAddress()("/search");
  const isThere = useIsThere()("/search");
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>("main [type=search]");
    if (field) field.focus();
    else
      loadDialog().then(
        (module) => setDialog(() => module.SearchDialog),
        () => window.location.assign(address),
      );
  };
  if (!isThere) return null;
  return (
    <>
      <a
        href={address}
        className={className}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.8 11.3L20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
          />
        </svg>
        <span className="visually-hidden">{t("search.title")}</span>
      </a>
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
