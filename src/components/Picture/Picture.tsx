import { graphql } from "gatsby";
import { getImage, type IGatsbyImageData, type ImageDataLike } from "gatsby-plugin-image";
import { useTheme } from "../ThemeSwitch/ThemeSwitch";

interface PictureProps {
  picture: Pick<Queries.Picture_pictureFragment, "alt" | "file">;
  /** How wide the picture is shown, as in the `sizes` attribute of an image. */
  sizes: string;
  /** The first, large picture of a page: loaded at once and before others. */
  priority?: boolean;
  /** Loaded at once, but not ahead of others: the overlay's next picture. */
  eager?: boolean;
  className?: string | undefined;
  /** The file that is shown in its place in dark colors. */
  dark?: Queries.Picture_fileFragment | null | undefined;
  /** Replaces the picture's own alternative text; "" where the words beside it say the same. */
  alt?: string;
}

/**
 * Returns what gatsby-plugin-image knows of a picture that a page shows. Throws where it knows
 * nothing.
 */
export function imageOf({
  alt,
  file,
}: PictureProps["picture"]): IGatsbyImageData & { fallback: { src: string } } {
  // GraphQL answers null where the plugin's types leave a field out.
  const data = getImage(file as ImageDataLike | null);
  const fallback = data?.images.fallback;
  if (!fallback)
    throw new Error(
      `The picture “${alt}” has no data: its file is missing, or gatsby-plugin-sharp cannot read it.`,
    );
  return { ...data, fallback };
}

/**
 * A picture in AVIF, and in one size in its original format for older browsers and crawlers.
 * gatsby-plugin-image's own component needs style attributes, which our policy refuses:
 * docs/decisions/picture-component.md.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  eager = priority,
  className,
  alt,
  dark,
}: PictureProps) {
  const { fallback, height, images } = imageOf(picture);
  return (
    <picture>
      {dark ? <DarkSources picture={{ alt: picture.alt, file: dark }} sizes={sizes} /> : null}
      {images.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback.src}
        // With the FULL_WIDTH layout, the data holds a ratio: width 1, height 0.625.
        width={1600}
        height={Math.round(height * 1600)}
        alt={alt ?? picture.alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        {...(priority ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}

/**
 * Media query for what is shown in dark colors, by theme; src/visit/inline/head.ts sets the same
 * before React runs.
 */
const darkMedia = { system: "(prefers-color-scheme:dark)", light: "not all", dark: "" };

function DarkSources({ picture, sizes }: Pick<PictureProps, "picture" | "sizes">) {
  const theme = useTheme();
  return imageOf(picture).images.sources?.map(({ type, srcSet }) => (
    <source key={type} media={darkMedia[theme]} type={type} srcSet={srcSet} sizes={sizes} />
  ));
}

export const query = graphql`
  fragment Picture_file on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH)
    }
  }

  fragment Picture_picture on Picture {
    alt
    caption
    file {
      ...Picture_file
    }
  }
`;
