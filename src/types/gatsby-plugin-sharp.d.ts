declare module "gatsby-plugin-sharp" {
  /** Makes the sizes and formats of a picture, as the field `gatsbyImageData` answers them. */
  export function generateImageData(options: {
    file: import("gatsby").Node;
    args: object;
    pathPrefix: string;
    reporter: import("gatsby").Reporter;
    cache: import("gatsby").GatsbyCache;
  }): Promise<unknown>;
}
