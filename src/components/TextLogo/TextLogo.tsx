import * as styles from "./TextLogo.module.css";

interface TextLogoProps {
  name: string;
}

/** The name of the business as text, which wraps where room is scarce. */
export function TextLogo({ name }: TextLogoProps) {
  return <span className={styles.name}>{name}</span>;
}
