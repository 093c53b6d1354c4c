import { imageOf } from "./Picture";

/**
 * A picture as small as a word, beside words that say what it shows: its smallest file alone. The
 * words suffice in a browser that does not know the format.
 */
export function Thumbnail({
  picture,
  className,
}: {
  picture: Pick<Queries.Picture_pictureFragment, "alt" | "file">;
  className?: string | undefined;
}) {
  const data = imageOf(picture);
  const [smallest] = (data.images.sources?.[0]?.srcSet ?? "")
    .split(",")
    .map((candidate) => candidate.trim().split(" "))
    .map(([src = "", width = ""]) => ({ src, width: parseInt(width, 10) }))
    .sort((a, b) => a.width - b.width);
  if (!smallest?.src) throw new Error(`The picture “${picture.alt}” has no files in its data.`);
  const { src, width } = smallest;
  return (
    <img
      className={className}
      src={src}
      width={width}
      // With the FULL_WIDTH layout, the data holds a ratio: width 1, height 0.625.
      height={Math.round(data.height * width)}
      alt=""
      loading="lazy"
    />
  );
}
