/** The part of subset-font that is used; the package has no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2" },
  ): Promise<Buffer>;
}
