import type { Patch } from "./patch";

export const routerFrame: Patch = {
  name: "router-frame",
  writtenFor: "@gatsbyjs/reach-router 2.0.1",
  changes:
    "Replaces `requestAnimationFrame` during the task in which the router is notified of the next page",
  why: "The router waits for a frame before it renders, and so does the visitor",
  gain: "Two frames between a click and the next page",
  code: ["src/visit/page-transition.ts"],
  assumptions: [
    {
      file: "@gatsbyjs/reach-router/dist/index.modern.mjs",
      contains: "requestAnimationFrame(()=>{",
      ifMissing: "The router no longer waits for a frame before it renders.",
    },
  ],
};
