import { Picture } from "../Picture/Picture";
import * as styles from "./PageHeader.module.css";

interface HeroProps {
  picture: Queries.Picture_pictureFragment;
  /** Full: as wide as the window. Split: beside the headline. */
  kind?: "full" | "split";
}

export function Hero({ picture, kind = "split" }: HeroProps) {
  return (
    <figure className={styles.hero} data-hero={kind}>
      <Picture
        picture={picture}
        sizes={kind === "full" ? "100vw" : "(min-width: 64rem) 58vw, 100vw"}
        priority
        className="cover"
      />
      {picture.caption ? <figcaption className="note">{picture.caption}</figcaption> : null}
    </figure>
  );
}
