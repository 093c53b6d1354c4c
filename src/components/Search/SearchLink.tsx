import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from "react";
import { useWords } from "../../words/words";
import { addressIn } from "../../content/language";
import { isPlainClick } from "../../visit/plain-click";
import { useSlashKey } from "./slash-key";

type Dialog = ComponentType<{ onClose: () => void }>;

const loadDialog = () => import("./SearchDialog");

interface SearchLinkProps {
  className: string | undefined;
}

/** A link to /search. With script it opens the search over the page, as does the `/` key unless that is turned off. */
export function SearchLink({ className }: SearchLinkProps) {
  const { search: words, language } = useWords();
  const address = addressIn(language.code, "/search");
  const link = useRef<HTMLAnchorElement>(null);
  const hasKey = useSlashKey();
  const [Dialog, setDialog] = useState<Dialog>();

  useEffect(() => {
    if (!hasKey) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest("input, select, textarea, dialog")) return;
      event.preventDefault();
      link.current?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [hasKey]);

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
  return (
    <>
      <a
        ref={link}
        href={address}
        className={className}
        aria-keyshortcuts={hasKey ? "/" : undefined}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.8 11.3L20 20" />
        </svg>
        <span className="visually-hidden">{words.title}</span>
      </a>
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
