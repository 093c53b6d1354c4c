import { useBusiness } from "../site/useSite";
import { useWords } from "../../words/words";

/** The rating, from the same record as the structured data, with its source, or with a note until there is one. */
export function RatingLine() {
  const { rating } = useBusiness();
  const { rating: words } = useWords();
  return (
    <>
      {words.before} <span className="nums">{rating.text}</span>
      {rating.source && rating.url ? (
        <>
          {" "}
          {words.on} <a href={rating.url}>{rating.source}</a>
        </>
      ) : rating.note ? (
        <span className="quiet"> · {rating.note}</span>
      ) : null}
    </>
  );
}
