import { Action } from "../components/Action/Action";
import { useBusiness } from "../components/site/useSite";
import { quoteAddress } from "../content/quote-address";
import { useWords } from "../words/words";
import * as styles from "./QuickContact.module.css";

interface QuickContactProps {
  /** Slug of the service that the quote form preselects. */
  project?: string | undefined;
}

/** A bar at the bottom of a phone's window, to call or to ask for a quote, shown below the first screen. */
export function QuickContact({ project }: QuickContactProps) {
  const { phoneHref } = useBusiness();
  const { quickContact: words } = useWords();
  return (
    <div className={styles.room}>
      <nav className={styles.bar} aria-label={words.label}>
        <Action to={phoneHref} kind="quiet">
          {words.call}
        </Action>
        <Action to={quoteAddress(project)}>{words.quote}</Action>
      </nav>
    </div>
  );
}
