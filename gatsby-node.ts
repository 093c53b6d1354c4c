/**
 * Gatsby's hooks of the build and of the development server, each in a file of its own:
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/
 */
export { onPreBootstrap, onPreInit } from "./src/hosting/start";
export { onPluginInit } from "./src/gatsby/pictures";
export { createSchemaCustomization } from "./src/gatsby/types";
export { sourceNodes } from "./src/gatsby/source-nodes";
export { createResolvers, onCreateNode, shouldOnCreateNode } from "./src/gatsby/markdown-remark";
export { setFieldsOnGraphQLNodeType } from "./src/gatsby/markdown-fields";
export { createPages, onCreatePage } from "./src/gatsby/pages";
export { onCreateDevServer } from "./src/gatsby/develop";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
export { onPostBuild } from "./src/publish";
