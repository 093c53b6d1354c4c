import { QuoteActions } from "../QuoteActions/QuoteActions";
import { SpotDrawing } from "../SpotDrawing/SpotDrawing";
import { useBusiness } from "../../i18n/site";
import { useText } from "../../i18n";

/** Ends an article: who wrote it, and what a reader can do next. */
export function BlogEnding() {
  const { name, emailHref } = useBusiness();
  const { t, rich } = useText();
  return (
    <aside className={"dimension measure stack"} aria-label={t("blogEnding.label")}>
      <p className="after">
        {rich("blogEnding.text", { name, mail: (text) => <a href={emailHref}>{text}</a> })}
      </p>
      <QuoteActions label={t("blogEnding.ask")} />
      <SpotDrawing name="plan" />
    </aside>
  );
}
