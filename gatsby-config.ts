import type { GatsbyConfig } from "gatsby";
import { adapter } from "./src/gatsby/hosting/adapter";
import { receiveForms } from "./scripts/server/develop-forms";
import { progressBarColor } from "./src/gatsby/hosting/progress-bar-color";

const config: GatsbyConfig = {
  adapter: adapter(),
  developMiddleware: receiveForms,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"],
  },
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-transformer-remark",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: `${__dirname}/content` },
    },
    {
      resolve: "gatsby-plugin-nprogress",
      options: { color: progressBarColor, showSpinner: false },
    },
  ],
};

export default config;
