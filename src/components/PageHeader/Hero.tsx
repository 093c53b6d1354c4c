import { Picture } from "../Picture/Picture";
import * as styles from "./PageHeader.module.css";

interface HeroProps {
  picture: Queries.Picture_pictureFragment;
  /** Full: as wide as the window. Split: beside the headline. */
  kind?: "full" | "split";
}

export function Hero({ picture, kind = "split" }: HeroProps) {
  return (
    <figure>
      <Picture
        picture={picture}
        sizes={kind === "full" ? "100vw" : "(min-width: 64rem) 58vw, 100vw"}
        priority
        className={kind === "full" ? styles.fullImage : styles.splitImage}
      />
      {picture.caption ? (
        <figcaption className={kind === "full" ? styles.fullCaption : styles.caption}>
          {picture.caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
