import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { changeHash, useHash } from "../hash";
import { Picture } from "../Picture/Picture";
import { useText } from "../../i18n";
import { OverlayContext, photoInHash, photoOf } from "./overlay";
import * as styles from "./ImageOverlay.module.css";

interface ImageOverlayProps {
  /** The pictures of the page, in its order; a repeated one opens as its first occurrence. */
  pictures: readonly Queries.Picture_pictureFragment[];
  children: ReactNode;
}

/** A lightbox for the pictures inside it: a modal `<dialog>` with slides that snap; each has an address, `#photo-3`. */
export function ImageOverlay({ pictures: all, children }: ImageOverlayProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  /** Whether a link has opened it, which added a history entry. */
  const [isPushed, setIsPushed] = useState(false);
  const overlay = useMemo(
    () => ({
      pictures: all.filter((picture, index) => photoOf(picture, all) === index + 1),
      open: (photo: number) => {
        setIsPushed(true);
        changeHash("pushState", `#photo-${photo}`);
      },
    }),
    [all],
  );
  const { pictures } = overlay;
  const count = pictures.length;
  const photo = photoInHash(useHash() ?? "", count);
  const isOpen = photo > 0;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // A swipe has scrolled there already.
  useEffect(() => {
    const row = slides.current;
    if (row && slideAt(row) !== photo) row.scrollLeft = (photo - 1) * row.clientWidth;
  }, [photo]);

  const show = (number: number) => {
    if (number >= 1 && number <= count && number !== photo)
      changeHash("replaceState", `#photo-${number}`);
  };
  const close = () => {
    if (isOpen && isPushed) window.history.back();
    else if (isOpen) changeHash("replaceState", "");
    setIsPushed(false);
  };
  const press = (event: KeyboardEvent) => {
    const goal = { ArrowRight: photo + 1, ArrowLeft: photo - 1, Home: 1, End: count }[event.key];
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(goal);
  };
  const turn = (goal: number, text: string) => (
    <button
      type="button"
      className="button"
      aria-disabled={goal < 1 || goal > count}
      onClick={() => show(goal)}
    >
      {text}
    </button>
  );

  return (
    <OverlayContext.Provider value={overlay}>
      {children}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a modal gets the keys of all that is in it */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t("overlay.label")}
        onKeyDown={press}
        onClose={close}
      >
        {isOpen ? (
          <>
            <div className={styles.bar}>
              <p className="nums" aria-live="polite">
                <span className="visually-hidden">{t("overlay.picture")} </span>
                <span>{t("overlay.position", { photo, count })}</span>
              </p>
              <button type="button" className="button" onClick={close}>
                {t("overlay.close")}
              </button>
            </div>
            <div
              ref={slides}
              className={styles.slides}
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
              tabIndex={0}
              onScroll={({ currentTarget }) => show(slideAt(currentTarget))}
            >
              {pictures.map((picture, index) => (
                <figure key={index} aria-hidden={index + 1 !== photo}>
                  {/* The neighbors are loaded ahead. */}
                  {Math.abs(index + 1 - photo) < 2 ? (
                    <Picture picture={picture} sizes="100vw" eager />
                  ) : null}
                  <figcaption className="note">{picture.caption}</figcaption>
                </figure>
              ))}
            </div>
            <div className={styles.bar}>
              {turn(photo - 1, t("overlay.previous"))}
              {turn(photo + 1, t("overlay.next"))}
            </div>
          </>
        ) : null}
      </dialog>
    </OverlayContext.Provider>
  );
}

/** Returns the number of the slide that is in view. */
const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / (clientWidth || 1)) + 1;
