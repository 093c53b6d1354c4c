import { useBusiness } from "../../i18n/site";
import { useText } from "../../i18n";

/**
 * The license number, which Nevada law requires in all advertising (NRS 624.720), with a link to check it. Renders nothing
 * while there is no number.
 */
export function LicenseLine() {
  const { license } = useBusiness();
  const { t } = useText();
  if (!license.label) return null;
  return (
    <>
      {license.label} ·{" "}
      <a href={license.verifyUrl}>{t("license.lookUp", { board: license.board })}</a>
    </>
  );
}
