import { useRoom } from "../words/words";
import { useSentForm } from "./sent";
import * as styles from "./SentSummary.module.css";

/** What was just sent from this tab; nothing where nothing is known, as without script. */
export function SentSummary() {
  const sent = useSentForm();
  const words = useRoom("sent");
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
