import { useBusiness } from "../../i18n/site";
import { useText } from "../../i18n";

/** The rating, from the same record as the structured data, with its source, or with a note until there is one. Renders nothing without reviews. */
export function RatingLine() {
  const { rating } = useBusiness();
  const { t } = useText();
  if (!rating) return null;
  return (
    <>
      {t("rating.before")} <span className="nums">{rating.text}</span>
      {rating.source && rating.url ? (
        <>
          {" "}
          {t("rating.on")} <a href={rating.url}>{rating.source}</a>
        </>
      ) : rating.note ? (
        <span className="quiet"> · {rating.note}</span>
      ) : null}
    </>
  );
}
