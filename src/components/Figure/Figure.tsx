import clsx from "clsx";
import { useContext, type MouseEvent, type ReactNode } from "react";
import { photoId } from "../../content/sections";
import { isPlainClick } from "../../visit/plain-click";
import { largeFile, OverlayContext, photoOf } from "../ImageOverlay/overlay";
import { Picture } from "../Picture/Picture";
import { useText } from "../../i18n";
import * as styles from "./Figure.module.css";

interface FigureProps {
  picture: Queries.Picture_pictureFragment;
  sizes: string;
  className?: string | undefined;
  /** Drawn over the picture. */
  over?: ReactNode;
}

/** A picture with its caption, linked to the large file or, in an ImageOverlay, to the overlay, whose hash its `id` matches. */
export function Figure({ picture, sizes, className, over }: FigureProps) {
  const { t } = useText();
  const { pictures, open } = useContext(OverlayContext);
  const photo = photoOf(picture, pictures);
  const follow = (event: MouseEvent) => {
    if (photo === 0 || !isPlainClick(event)) return;
    event.preventDefault();
    open(photo);
  };
  return (
    <figure
      id={pictures.includes(picture) ? photoId(photo) : undefined}
      className={clsx(styles.figure, className)}
    >
      <a href={largeFile(picture)} onClick={follow}>
        <span className="visually-hidden">{t("figure.open")}: </span>
        <Picture picture={picture} sizes={sizes} className="rounded" />
        {over}
      </a>
      {picture.caption ? <figcaption className="note">{picture.caption}</figcaption> : null}
    </figure>
  );
}
