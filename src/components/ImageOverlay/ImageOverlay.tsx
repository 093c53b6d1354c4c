import { createContext, useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { photoId } from "../../content/sections";
import { useText } from "../../i18n";
import { Button } from "../Action/Action";
import { changeAddress, useAddress } from "../address";
import { Picture } from "../Picture/Picture";
import * as styles from "./ImageOverlay.module.css";

type Pictures = readonly Queries.Picture_pictureFragment[];

/** The pictures of the page, in its order. */
export const OverlayPictures = createContext<Pictures>([]);

/**
 * A lightbox for the pictures inside it: a modal `<dialog>` with slides that snap; each has an
 * address, `#photo-3`.
 */
export function ImageOverlay({ pictures, children }: { pictures: Pictures; children: ReactNode }) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const { length: count } = pictures;
  const photo = photoInHash(useAddress("hash"), count);

  useEffect(() => {
    if (photo === 0) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
    // A swipe has scrolled there already.
    const row = slides.current;
    if (row && slideAt(row) !== photo) row.scrollLeft = (photo - 1) * row.clientWidth;
  }, [photo]);

  const show = (goal: number) => {
    if (goal >= 1 && goal <= count && goal !== photo)
      changeAddress("replaceState", `#${photoId(goal)}`);
  };
  const leave = () => {
    if (photo === 0) return;
    if ((window.history.state as { overlay?: true } | null)?.overlay) window.history.back();
    else changeAddress("replaceState", window.location.pathname + window.location.search);
  };
  const press = (event: KeyboardEvent) => {
    const goal = { ArrowRight: photo + 1, ArrowLeft: photo - 1, Home: 1, End: count }[event.key];
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(goal);
  };
  const turn = (goal: number, text: string) => (
    <Button aria-disabled={goal < 1 || goal > count} onClick={() => show(goal)}>
      {text}
    </Button>
  );

  return (
    <OverlayPictures.Provider value={pictures}>
      {children}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a modal gets the keys of all that is in it */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={t("overlay.label")}
        onKeyDown={press}
        onClose={leave}
      >
        {photo > 0 ? (
          <>
            <form method="dialog" className={styles.bar}>
              <p className="nums" aria-live="polite">
                <span className="visually-hidden">{t("overlay.picture")} </span>
                <span>{t("overlay.position", { photo, count })}</span>
              </p>
              <button className="button">{t("overlay.close")}</button>
            </form>
            <div
              ref={slides}
              className={styles.slides}
              role="group"
              aria-label={t("overlay.label")}
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
    </OverlayPictures.Provider>
  );
}

/** Returns the number of the slide that is in view. */
const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(scrollLeft / (clientWidth || 1)) + 1;

/** Returns which of `count` pictures a hash names: `#photo-3` is 3, anything else 0. */
export function photoInHash(hash: string, count: number): number {
  const photo = Number(/^#photo-([1-9]\d*)$/.exec(hash)?.[1] ?? 0);
  return photo <= count ? photo : 0;
}
