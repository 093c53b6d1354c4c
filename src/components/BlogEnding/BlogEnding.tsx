import { Action, Actions } from "../Action/Action";
import { useBusiness } from "../site/useSite";
import * as styles from "./BlogEnding.module.css";

/** The end of an article: who wrote it, and what a reader can do next. */
export function BlogEnding() {
  const business = useBusiness();
  return (
    <aside className={`${styles.ending ?? ""} dimension`} aria-label="About the author">
      <p>
        Written and checked by {business.name}. Rules change: where the page names one, the
        authority that makes it has the last word. If you see something out of date,{" "}
        <a href={business.emailHref}>tell us by e-mail</a>.
      </p>
      <Actions>
        <Action to="/contact">Ask about your project</Action>
        <Action to={business.phoneHref} kind="quiet">
          Call {business.phoneDisplay}
        </Action>
      </Actions>
    </aside>
  );
}
