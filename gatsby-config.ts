import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { barColor } from "./src/brand/brand";
import { languagesOff } from "./src/content/site-file";
import { adapter } from "./src/hosting/adapter";

const config: GatsbyConfig = {
  adapter: adapter(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // `gatsby develop` writes them as well.
    generateOnBuild: process.env.QUERY_TYPES !== undefined,
    documentSearchPaths: ["./src/gatsby/**/*.ts", "./src/publish/**/*.ts", "./src/extras/*/*.ts"],
  },
  plugins: [
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "avif"],
          // docs/decisions/how-the-site-became-fast.md compares qualities.
          avifOptions: { quality: 45 },
          placeholder: "none",
          breakpoints: [400, 750, 1200, 1600, 1920, 2400],
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: path.resolve("content"),
        ignore: [
          // Written for authors, not for visitors.
          "**/README.md",
          ...languagesOff.map((code) => `**/*.${code}.{md,yml}`),
        ],
      },
    },
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-plugin-nprogress",
      // What NProgress takes: https://github.com/nmackey/accessible-nprogress.
      // src/visit/progress-bar.ts advances the bar.
      options: {
        color: barColor,
        showSpinner: false,
        minimum: 0,
        trickle: false,
        // The Trusted Types policy (src/visit/inline/trusted-types.ts) accepts these attributes,
        // but not those of NProgress's own template.
        template: '<div class="bar" role="progressbar"></div>',
      },
    },
  ],
};

export default config;
