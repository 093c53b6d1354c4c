/**
 * The form that was just sent, for the thanks page: stored in this tab only, until it is closed.
 */
import { Facts } from "../components/Facts/Facts";
import { useHydrated } from "../components/useWindow";
import { useText } from "../i18n";
import { isObject, loadAs, save } from "./storage";
import type { SummaryRow } from "./summary";
import * as styles from "./forms.module.css";

interface SentForm {
  /** Its name. */
  form: string;
  reference: string;
  rows: readonly SummaryRow[];
}

const key = "sent-form";

/** Remembers the form that was sent, for the page that follows. */
export const rememberSent = (sent: SentForm) => save("sessionStorage", key, sent);

function parseSent(value: unknown): SentForm | undefined {
  if (!isObject(value) || !Array.isArray(value.rows)) return undefined;
  const { form, reference } = value;
  const rows: readonly unknown[] = value.rows;
  const isRow = (row: unknown): row is SummaryRow =>
    isObject(row) && typeof row.label === "string" && typeof row.value === "string";
  return typeof form === "string" && typeof reference === "string" && rows.every(isRow)
    ? { form, reference, rows }
    : undefined;
}

/**
 * Returns the last form that was sent from this tab; undefined if there is none, in the static HTML
 * and during hydration.
 */
export const useSentForm = () =>
  useHydrated() ? loadAs("sessionStorage", key, parseSent) : undefined;

/**
 * The answers that were just sent from this tab. Renders nothing if there are none, or without
 * script.
 */
export function SentSummary() {
  const sent = useSentForm();
  const { t, rich } = useText();
  if (!sent) return null;
  return (
    <section className={`${styles.sent} stack`} aria-labelledby="sent">
      <h2 id="sent" className="title">
        {t("sent.title")}
      </h2>
      <p className="quiet">{rich("sent.text", { number: <strong>{sent.reference}</strong> })}</p>
      <Facts rows facts={sent.rows.map(({ label, value }) => ({ term: label, text: value }))} />
    </section>
  );
}
