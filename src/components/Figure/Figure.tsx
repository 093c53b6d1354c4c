import clsx from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { photoId } from "../../content/sections";
import { isPlainClick } from "../../visit/plain-click";
import { useOverlay } from "../ImageOverlay/overlay";
import { largeFile, Picture } from "../Picture/Picture";
import { useText } from "../../i18n";
import * as styles from "./Figure.module.css";

interface FigureProps {
  picture: Queries.Picture_pictureFragment;
  sizes: string;
  className?: string | undefined;
  /** First word of the caption: "Before". */
  label?: string;
  /** Drawn over the picture. */
  over?: ReactNode;
}

/**
 * A picture from the content with its caption, linked to the large file. Inside an ImageOverlay, and with script, the link
 * opens the overlay instead. Its `id` matches the overlay's hash, so that `#photo-3` finds the picture without script too.
 */
export function Figure({ picture, sizes, className, label, over }: FigureProps) {
  const { t } = useText();
  const overlay = useOverlay();
  const photo = overlay?.numberOf(picture) ?? 0;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!overlay || photo === 0 || !isPlainClick(event)) return;
    event.preventDefault();
    overlay.open(photo, event.currentTarget);
  };
  return (
    <figure
      id={overlay?.isFirst(picture) ? photoId(photo) : undefined}
      className={clsx(styles.figure, className)}
    >
      <a href={largeFile(picture)} onClick={follow}>
        <span className="visually-hidden">{t("figure.open")}: </span>
        <Picture picture={picture} sizes={sizes} className="rounded" />
        {over}
      </a>
      {label || picture.caption ? (
        <figcaption className="note">
          {label ? <strong>{label}. </strong> : null}
          {picture.caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
