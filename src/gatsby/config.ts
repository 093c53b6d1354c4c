import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { colors } from "../brand/brand";
import { adapter } from "../hosting/adapter";

const settings: GatsbyConfig = {
  adapter: adapter(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // Takes a second; `gatsby develop` writes them as well.
    generateOnBuild: process.env.QUERY_TYPES !== undefined,
    documentSearchPaths: ["./src/gatsby/**/*.ts", "./src/publish/**/*.ts"],
  },
  plugins: [
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "avif"],
          // docs/performance.md: home's picture then reaches a phone one round trip earlier.
          avifOptions: { quality: 45 },
          placeholder: "none",
          breakpoints: [400, 750, 1200, 1600, 1920, 2400],
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: path.resolve("content") },
    },
    {
      resolve: "gatsby-plugin-nprogress",
      options: { color: colors.light.accent, showSpinner: false },
    },
  ],
};

// Gatsby takes an export named `config`, in any file of src, for one that a page makes while a visitor waits.
export default settings;
