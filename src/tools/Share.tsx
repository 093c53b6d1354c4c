import { useState } from "react";
import { flushSync } from "react-dom";
import { Copy } from "../forms/Copy";
import { useText } from "../i18n";
import type { QueryState } from "./useQueryState";
import * as styles from "./tools.module.css";

/** Copies the link of an answer, and prints it with its questions, its link, and its link as a QR code. */
export function Share({ query: { state, questions } }: { query: QueryState }) {
  const { t } = useText();
  const [code, setCode] = useState("");
  const given = questions.flatMap(({ name, label, choices }) => {
    const value = state[name];
    const title = choices ? choices.find((choice) => choice.value === value)?.title : value;
    return value && title ? [{ name, label, title }] : [];
  });
  const print = async () => {
    const { renderSVG } = await import("uqr");
    flushSync(() => setCode(renderSVG(window.location.href)));
    window.print();
  };
  return (
    <>
      <div className="actions no-print">
        <Copy label={t("tools.copy")} text={() => window.location.href} />
        <button type="button" className="button" onClick={() => void print()}>
          {t("tools.print")}
        </button>
      </div>
      <div className={`${styles.printed} small`}>
        <div className={styles.code} aria-hidden dangerouslySetInnerHTML={{ __html: code }} />
        {given.map(({ name, label, title }) => (
          <p key={name}>{`${label} ${title}`}</p>
        ))}
        <p>{window.location.href}</p>
      </div>
    </>
  );
}
