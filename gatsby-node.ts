export { onPreInit } from "./src/gatsby/on-pre-init";
export { onPreBootstrap, sourceNodes } from "./src/gatsby/checked-content";
export { createSchemaCustomization } from "./src/gatsby/schema/create-schema-customization";
export { onCreateNode } from "./src/gatsby/on-create-node";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { onPostBootstrap } from "./src/gatsby/write-schema";
export { createPages } from "./src/gatsby/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
