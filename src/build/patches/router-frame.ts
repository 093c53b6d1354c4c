import type { Patch } from "./patch";

export const routerFrame: Patch = {
  name: "router-frame",
  since: "@gatsbyjs/reach-router 2.0.1",
  changes:
    "stands in for `requestAnimationFrame` during the task in which the router hears of the next page",
  why: "the router waits for a frame before it renders, which a visitor waits for too",
  gain: "two frames between a click and the next page",
  code: ["src/visit/page-transition.ts"],
  reliesOn: [
    {
      file: "@gatsbyjs/reach-router/dist/index.modern.mjs",
      holds: "requestAnimationFrame(()=>{",
      otherwise: "The router no longer waits for a frame before it renders.",
    },
  ],
};
