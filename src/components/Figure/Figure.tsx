import clsx from "clsx";
import { useContext, type MouseEvent, type ReactNode } from "react";
import { photoId } from "../../content/sections";
import { unbroken, useText } from "../../i18n";
import { isPlainClick } from "../../visit/plain-click";
import { changeAddress } from "../address";
import { OverlayPictures } from "../ImageOverlay/ImageOverlay";
import { Picture, imageOf } from "../Picture/Picture";
import * as styles from "./Figure.module.css";

interface FigureProps {
  picture: Queries.Picture_pictureFragment;
  sizes: string;
  className?: string | undefined;
  /** Drawn over the picture. */
  over?: ReactNode;
}

/**
 * A picture with its caption, linked to the large file or, in an ImageOverlay, to the overlay,
 * whose hash its `id` matches.
 */
export function Figure({ picture, sizes, className, over }: FigureProps) {
  const { t } = useText();
  const number = useContext(OverlayPictures).indexOf(picture) + 1;
  const id = number > 0 ? photoId(number) : undefined;
  const follow = (event: MouseEvent) => {
    if (!id || !isPlainClick(event)) return;
    event.preventDefault();
    // Closing the overlay goes back from the entry that this adds.
    changeAddress("pushState", `#${id}`, { overlay: true });
  };
  return (
    <figure id={id} className={clsx(styles.figure, className)}>
      <a href={largeFile(picture)} onClick={follow}>
        <span className="visually-hidden">{t("figure.open")}: </span>
        <Picture picture={picture} sizes={sizes} className="rounded" />
        {over}
      </a>
      {picture.caption ? (
        <figcaption className="note">{unbroken(picture.caption)}</figcaption>
      ) : null}
    </figure>
  );
}

/**
 * The address of a picture's encoded file: the original, with what a camera writes into it, is not
 * published.
 */
export const largeFile = (picture: Queries.Picture_pictureFragment): string =>
  imageOf(picture).fallback.src;
