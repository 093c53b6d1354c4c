import { brand } from "../../brand/brand";
import * as styles from "./TextLogo.module.css";

/** The name of the business: in letters, which wrap where room is scarce, or as its wordmark. */
export function TextLogo({ name }: { name: string }) {
  const { wordmark } = brand;
  return wordmark ? (
    <img
      className={styles.wordmark}
      src={wordmark.file}
      width={wordmark.width}
      height={wordmark.height}
      alt={name}
    />
  ) : (
    <span className={styles.name}>{name}</span>
  );
}
