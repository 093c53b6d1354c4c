import { useText } from "../../i18n";
import { statusLineId } from "../../content/sections";
import type { StatusWord } from "../../visit/status-line";

/** React leaves alone what script writes into the line, before hydration and after. */
const written = { __html: "" };

/**
 * The line in which a visit tells what happens to it (src/visit/status-line.ts), with what it can
 * say in the page's language.
 */
export function VisitStatus() {
  const { t } = useText();
  const words: Readonly<Record<`data-${StatusWord}`, string>> = {
    "data-bar": t("visit.bar"),
    "data-loading": t("visit.loading"),
    "data-offline": t("visit.offline"),
    "data-online": t("visit.online"),
    "data-failed": t("visit.failed"),
    "data-broken": t("errors.inErrorView"),
    "data-home": t("errors.home"),
  };
  return (
    <p
      id={statusLineId}
      role="status"
      {...words}
      dangerouslySetInnerHTML={written}
      suppressHydrationWarning
    />
  );
}
