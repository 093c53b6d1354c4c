import type { Extra } from "../extra";

export const papers: Extra = {
  name: "papers",
  description: "The sample documents of a job at /papers.",
  addresses: ["/papers"],
};
