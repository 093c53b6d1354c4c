import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { editorFolder } from "../../editor/backend";
import { writeEditor } from "../../editor/write";
import { tellContent } from "./tell-content";

/**
 * Serves the editor at /admin, and reports mistakes in the content whenever it changes. Nothing is awaited: Gatsby would miss
 * webpack's first compilation.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  const root = process.cwd();
  // The development server serves what lies in public.
  writeEditor(root, path.join(root, "public", editorFolder)).catch((error: unknown) => {
    reporter.error("The editor could not be written.", error as Error);
  });
  void tellContent(root, reporter, new AbortController().signal);
};
