/** The form that was just sent, for the thanks page: stored in this tab only, until it is closed. */
import { useText } from "../i18n";
import type { FormModel } from "./form-model";
import { load, save } from "./storage";
import type { SummaryRow } from "./summary";
import { useHydrated } from "./useHydrated";
import * as styles from "./forms.module.css";

interface SentForm {
  form: FormModel["name"];
  reference: string;
  rows: readonly SummaryRow[];
}

const key = "sent-form";

/** In memory as well, in case the browser refuses storage. */
let latest: SentForm | undefined;

export function rememberSent(sent: SentForm): void {
  latest = sent;
  save("sessionStorage", key, sent);
}

const read = (): SentForm | undefined =>
  (latest ??= load("sessionStorage", key) as SentForm | undefined);

/** Returns the last form that was sent from this tab; undefined if there is none, in the static HTML and during hydration. */
export const useSentForm = () => (useHydrated() ? read() : undefined);

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
