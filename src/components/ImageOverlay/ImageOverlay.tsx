import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { Picture } from "../Picture/Picture";
import { OverlayContext, photoInHash, type Overlay } from "./overlay";
import { changeHash, useHash } from "./useHash";
import { useContentWords } from "../../words/words";
import * as styles from "./ImageOverlay.module.css";

interface ImageOverlayProps {
  /** The pictures of the page, in its order; a repeated one opens as its first occurrence. */
  pictures: readonly Queries.Picture_pictureFragment[];
  children: ReactNode;
}

/** Pixels that a finger has to travel, mostly sideways, to count as a swipe. */
const swipe = 48;

type Shown = Queries.Picture_pictureFragment;
const sameFile = (one: Shown) => (other: Shown) => one.file.publicURL === other.file.publicURL;

/**
 * A lightbox for the pictures inside it. Each picture has an address of its own (`#photo-3`), so that Back closes the
 * lightbox. A modal `<dialog>` traps the focus and makes the page behind it inert.
 */
export function ImageOverlay({ pictures: all, children }: ImageOverlayProps) {
  const pictures = useMemo(
    () => all.filter((picture) => all.find(sameFile(picture)) === picture),
    [all],
  );
  const { overlay: words } = useContentWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  /** Whether opening added a history entry: closing then goes back. */
  const pushed = useRef(false);
  const count = pictures.length;
  const photo = photoInHash(useHash(), count);
  const picture = pictures[photo - 1];
  const next = pictures[photo];

  const overlay = useMemo<Overlay>(
    () => ({
      numberOf: (candidate) => pictures.findIndex(sameFile(candidate)) + 1,
      isFirst: (candidate) => pictures.includes(candidate),
      open: (number, element) => {
        opener.current = element;
        pushed.current = true;
        changeHash("push", `#photo-${number}`);
      },
    }),
    [pictures],
  );

  const close = () => {
    if (photo === 0) return;
    if (pushed.current) window.history.back();
    else changeHash("replace", "");
  };
  const show = (number: number) => {
    if (number >= 1 && number <= count && number !== photo) {
      changeHash("replace", `#photo-${number}`);
    }
  };

  // The latest callbacks for the dialog's listeners; set before the effect below closes the dialog, which fires `close`.
  const actions = useRef({ show, close, photo, count });
  useEffect(() => {
    actions.current = { show, close, photo, count };
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (photo > 0 && !element.open) element.showModal();
    if (photo === 0 && element.open) {
      element.close();
      opener.current?.focus({ preventScroll: true });
      opener.current = null;
      pushed.current = false;
    }
  }, [photo]);

  // Key and touch events reach the dialog itself: everything else on the page is inert.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let start: { x: number; y: number } | undefined;
    const press = (event: KeyboardEvent) => {
      const now = actions.current;
      const goal = {
        ArrowRight: now.photo + 1,
        ArrowLeft: now.photo - 1,
        Home: 1,
        End: now.count,
      }[event.key];
      if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      now.show(goal);
    };
    const down = (event: TouchEvent) => {
      const [touch] = event.touches;
      // Two fingers or a zoomed page: the visitor is zooming or panning, not swiping.
      const turning = event.touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1;
      start = touch && turning ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const up = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (!start || !touch) return;
      const x = touch.clientX - start.x;
      const y = touch.clientY - start.y;
      start = undefined;
      if (Math.abs(x) < swipe || Math.abs(x) < 1.5 * Math.abs(y)) return;
      const now = actions.current;
      now.show(now.photo + (x < 0 ? 1 : -1));
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      actions.current.close();
    };
    const closed = () => actions.current.close();
    const outside = (event: MouseEvent) => {
      if (event.target === element) actions.current.close();
    };
    element.addEventListener("keydown", press);
    element.addEventListener("touchstart", down, { passive: true });
    element.addEventListener("touchend", up, { passive: true });
    element.addEventListener("cancel", cancel);
    element.addEventListener("close", closed);
    element.addEventListener("click", outside);
    return () => {
      element.removeEventListener("keydown", press);
      element.removeEventListener("touchstart", down);
      element.removeEventListener("touchend", up);
      element.removeEventListener("cancel", cancel);
      element.removeEventListener("close", closed);
      element.removeEventListener("click", outside);
    };
  }, []);

  return (
    <OverlayContext.Provider value={overlay}>
      {children}
      <dialog ref={dialog} className={styles.dialog} aria-label={words.label}>
        {picture ? (
          <div className={styles.sheet}>
            <div className={styles.bar}>
              <p className={styles.position} aria-live="polite">
                <span className="visually-hidden">{words.picture}</span>
                {words.position(photo, count)}
              </p>
              <button type="button" className={styles.button} onClick={close}>
                {words.close}
              </button>
            </div>
            <figure className={styles.figure}>
              <Picture
                key={photo}
                picture={picture}
                sizes="100vw"
                priority
                className={styles.picture}
              />
              {picture.caption ? (
                <figcaption className={styles.caption}>{picture.caption}</figcaption>
              ) : null}
            </figure>
            <div className={styles.turn}>
              <button
                type="button"
                className={styles.button}
                aria-disabled={photo === 1}
                onClick={() => show(photo - 1)}
              >
                {words.previous}
              </button>
              <button
                type="button"
                className={styles.button}
                aria-disabled={photo === count}
                onClick={() => show(photo + 1)}
              >
                {words.next}
              </button>
            </div>
            {next ? (
              <div hidden>
                <Picture key={photo + 1} picture={next} sizes="100vw" eager />
              </div>
            ) : null}
          </div>
        ) : null}
      </dialog>
    </OverlayContext.Provider>
  );
}
