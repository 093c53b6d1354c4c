import { useState } from "react";
import { Button } from "../Action/Action";
import { useText } from "../../i18n";

/** Copies a text; where the browser refuses, shows it to be copied by hand. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { t } = useText();
  const [status, setStatus] = useState("");
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(text());
      setStatus(t("copyButton.copied"));
    } catch {
      setStatus(text());
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{label}</Button>
      {/* While it says nothing, it takes no room. */}
      <span className={status ? "small" : "visually-hidden"} aria-live="polite">
        <span key={status}>{status}</span>
      </span>
    </>
  );
}
