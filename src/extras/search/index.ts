import type { Extra } from "../extra";
import { searchWord } from "./kinds";
import { publishSearch } from "./publish";
import { indexFolder } from "./search";

/** The extra `search`. */
export const search: Extra = {
  name: "search",
  description: "The search.",
  isGeneral: true,
  addresses: ["/search"],
  pages: [{ path: "/search", sections: ["call"] }],
  kinds: [searchWord],
  folders: [indexFolder],
  publish: publishSearch,
};
