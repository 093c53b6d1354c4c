import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { createPortal, flushSync } from "react-dom";
import type { Language } from "../../../content/language";
import { useText } from "../../../i18n";
import { indexAddress, maxResults, plain, readIndex, type Found, type Search } from "../search";
import { SearchField } from "./SearchField";
import * as styles from "./Search.module.css";

/** What was typed, and what was found; nothing at all where the search could not be loaded. */
type Shown = { typed: string; results?: readonly Found[] | undefined };

/**
 * Milliseconds after a keystroke until the search starts, so that the status is not read out at
 * every letter.
 */
const pause = 250;

/**
 * The search in a dialog over the page. Escape, its button, a click outside it or following a link
 * closes it.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector("input")?.focus();
    element?.addEventListener("click", (event) => {
      if (isOutside(element, event) || (event.target as Element).closest("a")) element.close();
    });
    // A search field would otherwise use the first Escape to clear itself.
    element?.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") element.close();
    });
  }, []);
  // Outside the header, whose colors are for its band.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={t("search.title")} onClose={onClose}>
      <form method="dialog">
        <button className="text-button">{t("search.close")}</button>
      </form>
      <SearchPanel />
    </dialog>,
    document.body,
  );
}

/**
 * Whether a click was on the backdrop of a dialog, whose target is the dialog as it is of one in
 * its padding.
 */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}

/**
 * The search field with the results below it; `inAddress`, Back from a result shows the results
 * again (`?q=`).
 */
export function SearchPanel({ inAddress = false }: { inAddress?: boolean }) {
  const { t, language } = useText();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [{ typed, results }, setShown] = useState<Shown>({ typed: "" });

  const run = async () => {
    const typed = field.current?.value.trim() ?? "";
    const query = typed ? `?${new URLSearchParams({ q: typed }).toString()}` : "";
    // Without the router: the page stays the same.
    if (inAddress) window.history.replaceState(window.history.state, "", location.pathname + query);
    const search = typed ? await loadSearch(language).catch(() => undefined) : () => [];
    // Meanwhile something else may have been typed.
    if (field.current?.value.trim() === typed)
      flushSync(() => setShown({ typed, results: search?.(typed) }));
  };

  const status = () => {
    if (!typed) return "";
    if (!results) return t("search.failed");
    const values = { count: results.length, typed: typed.replace(/^(.{60}).+/s, "$1…") };
    if (results.length === 0) return t("search.none", values);
    return t(results.length < maxResults ? "search.found" : "search.best", values);
  };

  /** The arrows lead from the field to the results and back. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [field.current, ...(list.current?.querySelectorAll("a") ?? [])];
    const next = step && stops[stops.findIndex((stop) => stop === document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  useEffect(() => {
    if (inAddress && field.current) {
      field.current.value ||= new URLSearchParams(window.location.search).get("q") ?? "";
      if (field.current.value) void run();
    }
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the query that the page starts with
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- gets the keys of all that is in it
    <div onKeyDown={move}>
      <SearchField
        field={field}
        onFocus={() => void loadSearch(language).catch(() => undefined)}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void run(), pause);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          clearTimeout(timer.current);
          void run().then(() => list.current?.querySelector("a")?.focus());
        }}
      />
      <p role="status" className={`${styles.status} note`}>
        {status()}
      </p>
      {results?.length ? (
        <ol ref={list} key={typed} className={`${styles.results} ruled`}>
          {results.map(({ id, page, heading, excerpt, terms }) => (
            <li key={id}>
              <a href={id}>
                <Marked text={heading} terms={terms} />
              </a>
              {id.includes("#") ? <p className="note">{page}</p> : null}
              <p className="small">
                <Marked text={excerpt} terms={terms} />
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

/** A text with the words marked that were found, each piece in an element of its own. */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return text.split(/([\p{L}\p{N}]+)/u).map((piece, index) => {
    const Element = terms.includes(plain(piece)) ? "mark" : "span";
    return <Element key={index}>{piece}</Element>;
  });
}

const searches = new Map<Language, Promise<Search>>();

/** Loads the index of a language, once; after a failure, again at the next call. */
function loadSearch(language: Language): Promise<Search> {
  const load = async () => readIndex(await (await fetch(indexAddress(language))).text());
  const search = searches.get(language) ?? load();
  searches.set(language, search);
  search.catch(() => searches.delete(language));
  return search;
}
