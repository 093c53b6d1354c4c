import { useBusiness } from "../site/useSite";
import { useWords } from "../../words/words";

/** The rating, from the same record as the structured data, with its source, or until then with the note on it. */
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
