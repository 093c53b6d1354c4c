import { Picture } from "../Picture/Picture";
import { heroSizes } from "../../styles/hero-sizes";
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
        sizes={heroSizes[kind]}
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
