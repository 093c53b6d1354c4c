import { addressIn } from "../../content/language";
import { Logo } from "../Logo/Logo";
import { useText } from "../../i18n";
import { dataAttribute } from "../../styles/data-attributes";

interface ErrorViewProps {
  status: number;
  message: string;
  /** Shown below the message, such as links to the pages that most people want. */
  children?: React.ReactNode;
}

/**
 * In place of a page. It needs no data, so it can always be shown; hence no `Link`. Monitoring
 * tools read the status.
 */
export function ErrorView({ status, message, children }: ErrorViewProps) {
  const { t, language } = useText();
  return (
    <div className="stack section wrap" {...dataAttribute("status", String(status))}>
      <Logo />
      <p className="quiet nums">{status}</p>
      <h1>{message}</h1>
      {children}
      <p className="label">
        <a href={addressIn(language, "/")}>{t("errors.back")}</a>
      </p>
    </div>
  );
}

/**
 * The error view for whatever was thrown: its message, or `Error`; its status, or 500
 * (docs/behavior.md).
 */
export function PageError({ error }: { error: unknown }) {
  const { message, status, retry } = (error ?? {}) as Record<string, unknown>;
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
