import type { ReactNode } from "react";
import { Link } from "../Link/Link";
import { Logo } from "../Logo/Logo";
import { useWords } from "../../words/words";
import * as styles from "./ErrorView.module.css";

interface ErrorViewProps {
  status: number;
  message: string;
  /** What appears under the message, such as the routes that most people want. */
  children?: ReactNode;
}

/**
 * What a visitor gets in place of a page. It asks nothing of the data layer, so that it can be shown whatever went wrong.
 * The root carries the status for tools that watch.
 */
export function ErrorView({ status, message, children }: ErrorViewProps) {
  const { errors } = useWords();
  return (
    <div className={styles.view} data-status={status}>
      <Logo className={styles.mark} />
      <p className={styles.status}>{status}</p>
      <h1>{message}</h1>
      {children}
      <p className={styles.back}>
        <Link to="/">{errors.back}</Link>
      </p>
    </div>
  );
}
