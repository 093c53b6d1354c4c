import clsx from "clsx";
import { QuoteActions } from "../QuoteActions/QuoteActions";
import { useBusiness } from "../site/useSite";
import * as styles from "./BlogEnding.module.css";

/** Ends an article: who wrote it, and what a reader can do next. */
export function BlogEnding() {
  const business = useBusiness();
  return (
    <aside className={clsx(styles.ending, "dimension")} aria-label="About the author">
      <p>
        Written and checked by {business.name}. Rules change: where the page names one, the
        authority that makes it has the last word. If you see something out of date,{" "}
        <a href={business.emailHref}>tell us by e-mail</a>.
      </p>
      <QuoteActions label="Ask about your project" />
    </aside>
  );
}
