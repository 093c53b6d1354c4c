import * as styles from "./Logo.module.css";

interface LogoProps {
  className?: string | undefined;
}

/** The mark: the sun's meridian over a mesa. Decoration: the name always stands beside it or in the link around it. */
export function Logo({ className }: LogoProps) {
  return (
    <svg
      className={className ?? styles.mark}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M4.7 18.5a11.3 11.3 0 0 1 22.6 0M16 3v11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <path className={styles.mesa} d="M1.5 28.5h29l-5-6.5h-2.2l-2.1-5.5H10.8L8.7 22H6.5z" />
    </svg>
  );
}
