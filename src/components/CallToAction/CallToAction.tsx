import clsx from "clsx";
import { useId, type ReactNode } from "react";
import { QuoteActions } from "../Action/Action";
import { useBusiness } from "../../i18n/site";
import * as styles from "./CallToAction.module.css";

interface CallToActionProps {
  /** For links that lead here. */
  id?: string;
  title: string;
  children: ReactNode;
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
}

/** Ends a page: request a quote, or call. */
export function CallToAction({ id, title, children, project }: CallToActionProps) {
  const headingId = useId();
  const { hours } = useBusiness();
  return (
    <section id={id} className={"tone section no-print"} aria-labelledby={headingId}>
      <div className={clsx(styles.inner, "wrap")}>
        <div className="stack measure">
          <h2 id={headingId}>{title}</h2>
          <div className={"quiet"}>{children}</div>
        </div>
        <div className="stack">
          <QuoteActions project={project} />
          <p className="note">{hours.text}</p>
        </div>
      </div>
    </section>
  );
}
