import type { Extra } from "../extra";
import { picturesId } from "./ids";

export const gallery: Extra = {
  name: "gallery",
  description: "All pictures of the site at /gallery.",
  addresses: ["/gallery"],
  ids: (files) => ({
    "/gallery": files.flatMap(({ slug }) => (slug ? picturesId(slug) : [])),
  }),
};
