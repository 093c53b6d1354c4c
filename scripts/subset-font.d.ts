/** As much of subset-font as is used; it brings no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2" },
  ): Promise<Buffer>;
}
