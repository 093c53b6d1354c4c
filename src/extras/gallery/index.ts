import type { Extra } from "../extra";

export const gallery: Extra = {
  name: "gallery",
  description: "The work in pictures at /gallery.",
  addresses: ["/gallery"],
};
