import type { Extra } from "../extra";
import { picturesId } from "./ids";

/** The pages whose pictures it shows. */
const pictured = /^content\/(?:services|build-process)\//;

export const gallery: Extra = {
  name: "gallery",
  description: "All pictures of the site at /gallery.",
  addresses: ["/gallery"],
  ids: (files) => ({
    "/gallery": files.flatMap(({ file, slug }) =>
      slug && pictured.test(file) ? picturesId(slug) : [],
    ),
  }),
};
