import { useState } from "react";
import { useText } from "../i18n";

interface CopyProps {
  label: string;
  /** Returns what is copied. */
  text: () => string;
}

/** Copies a text; where the browser refuses, shows it to be copied by hand. */
export function Copy({ label, text }: CopyProps) {
  const { t } = useText();
  const [status, setStatus] = useState("");
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(text());
      setStatus(t("tools.copied"));
    } catch {
      setStatus(text());
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        {label}
      </button>
      <span className="small" aria-live="polite">
        <span key={status}>{status}</span>
      </span>
    </>
  );
}
