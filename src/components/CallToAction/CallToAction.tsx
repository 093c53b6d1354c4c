import clsx from "clsx";
import { useId, type ReactNode } from "react";
import { unbroken } from "../../i18n";
import { QuoteActions } from "../Action/Action";
import { Deferred } from "../FirstView/FirstView";
import { LeadCard } from "../PersonCard/PersonCard";
import * as styles from "./CallToAction.module.css";

/** What the end of a page says, and to whom it leads. */
export interface CallToActionProps {
  /** For links that lead here. */
  id?: string;
  title: string;
  children: ReactNode;
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
  /** Id of the group of services whose lead is shown. */
  group?: string | null | undefined;
  /** Whether it ends with the two ways to ask, beside the person who would run the job. */
  asks?: boolean;
  /** Whether the page shows that person elsewhere, and not here. */
  alone?: boolean;
}

/** The end of a page: request a quote, or call, and who would answer. */
export function CallToAction({
  id,
  title,
  children,
  project,
  group,
  asks = true,
  alone = false,
}: CallToActionProps) {
  const headingId = useId();
  const actions = asks ? <QuoteActions project={project} /> : null;
  const lead = asks ? <LeadCard group={group} /> : null;
  return (
    <Deferred>
      <section
        id={id}
        className={clsx(styles.call, "tone section no-print")}
        aria-labelledby={headingId}
      >
        <div className={clsx(styles.parts, "wrap")}>
          <div className="stack">
            <h2 id={headingId}>{unbroken(title)}</h2>
            <div className="measure small">{children}</div>
            {alone ? null : actions}
          </div>
          {alone ? actions : lead}
        </div>
      </section>
    </Deferred>
  );
}
