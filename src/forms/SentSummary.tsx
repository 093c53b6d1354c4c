import { useNamespace } from "../words/words";
import { useSentForm } from "./sent";
import * as styles from "./SentSummary.module.css";

/** The answers that were just sent from this tab. Renders nothing if there are none, or without script. */
export function SentSummary() {
  const sent = useSentForm();
  const words = useNamespace("sent");
  if (!sent) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>
        {words.text(<strong className={styles.number}>{sent.reference}</strong>)}
      </p>
      <dl className={styles.list}>
        {sent.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
