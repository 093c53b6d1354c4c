import type { GatsbyNode } from "gatsby";
import { tellContent } from "./tell-content";

/** Reports mistakes in the content whenever it changes. Nothing is awaited: Gatsby would miss webpack's first compilation. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  void tellContent(process.cwd(), reporter, new AbortController().signal);
};
