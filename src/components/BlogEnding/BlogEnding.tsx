import clsx from "clsx";
import { QuoteActions } from "../QuoteActions/QuoteActions";
import { SpotDrawing } from "../SpotDrawing/SpotDrawing";
import { useBusiness } from "../site/useSite";
import { useContentWords } from "../../words/words";
import * as styles from "./BlogEnding.module.css";

/** Ends an article: who wrote it, and what a reader can do next. */
export function BlogEnding() {
  const { name, emailHref } = useBusiness();
  const { blogEnding: words } = useContentWords();
  return (
    <aside className={clsx(styles.ending, "dimension stack")} aria-label={words.label}>
      <p>{words.text(name, emailHref)}</p>
      <QuoteActions label={words.ask} />
      <SpotDrawing name="plan" />
    </aside>
  );
}
