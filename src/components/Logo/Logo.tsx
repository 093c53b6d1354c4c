import { brand } from "../../brand/brand";
import * as styles from "./Logo.module.css";

/**
 * The mark, or the business's own logo. Decorative: the name always appears beside it or in the
 * link around it.
 */
export function Logo() {
  const { logo, mark } = brand;
  if (logo)
    return (
      <img className={styles.logo} src={logo.file} width={logo.width} height={logo.height} alt="" />
    );
  return mark ? (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d={mark.line} fill="none" stroke="currentColor" strokeWidth={mark.lineWidth} />
      <path d={mark.shape} fill="var(--accent)" />
    </svg>
  ) : null;
}
