import { useBusiness } from "../../i18n/site";
import { useText } from "../../i18n";

/** Says that the business is a sample, as long as it is one: a business without a license must say so (NRS 624.720). */
export function SampleNotice() {
  const { t } = useText();
  if (!useBusiness().sample) return null;
  return (
    <aside className="notice" aria-label={t("sample.label")}>
      <p className="wrap">{t("sample.text")}</p>
    </aside>
  );
}
