import { ErrorView } from "./ErrorView";
import { useText } from "../../i18n";

interface Thrown {
  message?: unknown;
  status?: unknown;
  retry?: unknown;
}

/** The error view for whatever was thrown: its message, or `Error`; its status, or 500 (docs/behavior.md). */
export function PageError({ error }: { error: unknown }) {
  const { message, status, retry } = (error ?? {}) as Thrown;
  const { t } = useText();
  return (
    <ErrorView
      status={typeof status === "number" ? status : 500}
      message={typeof message === "string" && message ? message : t("errors.unknown")}
    >
      {retry ? (
        <p>
          <button type="button" onClick={() => location.reload()}>
            {t("errors.retry")}
          </button>
        </p>
      ) : null}
    </ErrorView>
  );
}
