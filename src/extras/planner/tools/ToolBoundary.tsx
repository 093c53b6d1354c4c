import type { ReactNode } from "react";
import { ErrorBoundary } from "../../../components/ErrorBoundary/ErrorBoundary";
import { useText } from "../../../i18n";

/** Keeps an error inside a tool from taking the page away. */
export function ToolBoundary({ children }: { children: ReactNode }) {
  const { t } = useText();
  const failed = (
    <p className="wrap section" role="alert">
      {t("tools.failed")}
    </p>
  );
  return (
    <ErrorBoundary at="" fallback={() => failed}>
      {children}
    </ErrorBoundary>
  );
}
