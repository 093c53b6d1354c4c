import type { Extra } from "../extra";
import { checkPapers } from "./check";

/** The extra `papers`. */
export const papers: Extra = {
  name: "papers",
  description: "The sample documents of a job at /papers.",
  addresses: ["/papers"],
  pages: [{ path: "/papers", sections: ["call"], more: "any" }],
  check: checkPapers,
};
