import { useId, type ReactNode } from "react";
import { Action, Actions } from "../Action/Action";
import { useBusiness } from "../site/useSite";
import * as styles from "./CallToAction.module.css";

interface CallToActionProps {
  title: string;
  children: ReactNode;
  /** The project type that the quote form has already chosen: a service's slug. */
  project?: string;
}

/** The last thing on a page: ask for a quote, or call. */
export function CallToAction({ title, children, project }: CallToActionProps) {
  const id = useId();
  const { phoneDisplay, phoneHref, hours } = useBusiness();
  return (
    <section className={`${styles.band ?? ""} tone`} aria-labelledby={id}>
      <div className={styles.inner}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <div className={styles.text}>{children}</div>
        </div>
        <div>
          <Actions>
            <Action to={project ? `/contact?project=${project}` : "/contact"}>
              Request a quote
            </Action>
            <Action to={phoneHref} kind="quiet">
              Call {phoneDisplay}
            </Action>
          </Actions>
          <p className={styles.hours}>{hours.text}</p>
        </div>
      </div>
    </section>
  );
}
