declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";

  /** Makes the sizes and formats of a picture, as the field `gatsbyImageData` answers them. */
  export function generateImageData(options: {
    file: Node;
    args: object;
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<unknown>;
}
