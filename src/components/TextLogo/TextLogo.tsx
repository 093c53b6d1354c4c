import * as styles from "./TextLogo.module.css";

interface TextLogoProps {
  name: string;
}

/** The short name in the display face; its last word goes under the first where room is scarce. */
export function TextLogo({ name }: TextLogoProps) {
  return <span className={styles.name}>{name}</span>;
}
