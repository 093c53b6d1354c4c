import type { Extra } from "../extra";

/** The extra `papers`. */
export const papers: Extra = {
  name: "papers",
  description: "The sample documents of a job at /papers.",
  addresses: ["/papers"],
  pages: [{ path: "/papers", sections: ["call"], more: "any" }],
};
