import { useBusiness } from "../site/useSite";
import { useWords } from "../../words/words";

/** Says that the business is a sample, as long as it is one: a business without a license must say so (NRS 624.720). */
export function SampleNotice() {
  const { sample: words } = useWords();
  if (!useBusiness().sample) return null;
  return (
    <aside className="notice" aria-label={words.label}>
      <p className="wrap">{words.text}</p>
    </aside>
  );
}
