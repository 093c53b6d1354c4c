import { useBusiness } from "../site/useSite";

/** The rating, from the same record as the structured data, with its source, or until then with the note on it. */
export function RatingLine() {
  const { rating } = useBusiness();
  return (
    <>
      Rated <span className="nums">{rating.text}</span>
      {rating.source && rating.url ? (
        <>
          {" "}
          on <a href={rating.url}>{rating.source}</a>
        </>
      ) : rating.note ? (
        <span className="quiet"> · {rating.note}</span>
      ) : null}
    </>
  );
}
