export { default } from "./config";
export { onPreInit } from "./pictures";
export { createSchemaCustomization } from "./types";
export { onCreateNode, sourceNodes } from "./create-nodes";
export { createResolvers } from "./resolvers";
export { createPages, onCreatePage } from "./pages";
export { onCreateDevServer } from "./develop";
export { onCreateWebpackConfig } from "./webpack";
export { onPostBuild } from "../publish";
