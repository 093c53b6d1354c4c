import clsx from "clsx";
import { useId, type ReactNode } from "react";
import { QuoteActions } from "../QuoteActions/QuoteActions";
import { useBusiness } from "../site/useSite";
import * as styles from "./CallToAction.module.css";

interface CallToActionProps {
  title: string;
  children: ReactNode;
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
}

/** Ends a page: request a quote, or call. */
export function CallToAction({ title, children, project }: CallToActionProps) {
  const id = useId();
  const { hours } = useBusiness();
  return (
    <section className={clsx(styles.band, "tone no-print")} aria-labelledby={id}>
      <div className={styles.inner}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <div className={styles.text}>{children}</div>
        </div>
        <div>
          <QuoteActions project={project} />
          <p className={styles.hours}>{hours.text}</p>
        </div>
      </div>
    </section>
  );
}
