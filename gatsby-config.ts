import type { GatsbyConfig } from "gatsby";
import { adapter } from "./src/hosting/adapter";
import { colors } from "./src/brand/brand";

const config: GatsbyConfig = {
  adapter: adapter(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // Takes a second; `gatsby develop` writes them as well.
    generateOnBuild: process.env.QUERY_TYPES !== undefined,
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts", "./src/publish/**/*.ts"],
  },
  plugins: [
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "avif"],
          placeholder: "none",
          breakpoints: [400, 750, 1200, 1600, 1920, 2400],
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: `${__dirname}/content` },
    },
    {
      resolve: "gatsby-plugin-nprogress",
      options: { color: colors.light.accent, showSpinner: false },
    },
  ],
};

export default config;
