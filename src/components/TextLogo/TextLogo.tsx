import * as styles from "./TextLogo.module.css";

/** The name of the business as text, which wraps where room is scarce. */
export function TextLogo({ name }: { name: string }) {
  return <span className={styles.name}>{name}</span>;
}
