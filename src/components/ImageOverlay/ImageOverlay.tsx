import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from "react";
import { changeHash, useHash } from "../hash";
import { largeFile, Picture } from "../Picture/Picture";
import { useText } from "../../i18n";
import { OverlayContext, photoInHash, type Overlay } from "./overlay";
import * as styles from "./ImageOverlay.module.css";

interface ImageOverlayProps {
  /** The pictures of the page, in its order; a repeated one opens as its first occurrence. */
  pictures: readonly Queries.Picture_pictureFragment[];
  children: ReactNode;
}

type Shown = Queries.Picture_pictureFragment;
const sameFile = (one: Shown) => (other: Shown) => largeFile(one) === largeFile(other);

/**
 * A lightbox for the pictures inside it: a modal `<dialog>` with a row of slides that snap into place, so that swiping and zooming
 * are the browser's own. Each picture has an address (`#photo-3`), so that Back closes the lightbox.
 */
export function ImageOverlay({ pictures: all, children }: ImageOverlayProps) {
  const pictures = useMemo(
    () => all.filter((picture) => all.find(sameFile(picture)) === picture),
    [all],
  );
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const count = pictures.length;
  const photo = photoInHash(useHash() ?? "", count);
  const isOpen = photo > 0;

  const overlay = useMemo<Overlay>(
    () => ({
      numberOf: (candidate) => pictures.findIndex(sameFile(candidate)) + 1,
      isFirst: (candidate) => pictures.includes(candidate),
      open: (number, element) => {
        opener.current = element;
        changeHash("pushState", `#photo-${number}`);
      },
    }),
    [pictures],
  );

  useEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      opener.current?.focus({ preventScroll: true });
      opener.current = null;
    };
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
    if (!isOpen) return;
    // Opening by a link added a history entry.
    if (opener.current) window.history.back();
    else changeHash("replaceState", "");
  };
  const press = (event: KeyboardEvent) => {
    const goal = { ArrowRight: photo + 1, ArrowLeft: photo - 1, Home: 1, End: count }[event.key];
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(goal);
  };

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
            {/* What scrolls has to be reached by keyboard. */}
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
              {([-1, 1] as const).map((step) => (
                <button
                  key={step}
                  type="button"
                  className="button"
                  aria-disabled={photo === (step < 0 ? 1 : count)}
                  onClick={() => show(photo + step)}
                >
                  {t(step < 0 ? "overlay.previous" : "overlay.next")}
                </button>
              ))}
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
