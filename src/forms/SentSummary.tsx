import { useText } from "../i18n";
import { useSentForm } from "./sent";
import * as styles from "./forms.module.css";

/** The answers that were just sent from this tab. Renders nothing if there are none, or without script. */
export function SentSummary() {
  const sent = useSentForm();
  const { t, rich } = useText();
  if (!sent) return null;
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h2 id="sent" className="title">
        {t("sent.title")}
      </h2>
      <p className={styles.text}>
        {rich("sent.text", { number: <strong>{sent.reference}</strong> })}
      </p>
      <dl className="ruled terms">
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
