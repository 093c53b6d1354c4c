import type { GatsbyNode } from "gatsby";
import { contentMistakes } from "./content-mistakes";

/** The mistakes in the content of a build. */
let mistakes: Promise<string> | undefined;

/** Checks the content while Gatsby goes on; `gatsby develop` does it when it is ready (develop.ts). */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (process.env.NODE_ENV !== "production") return;
  mistakes = contentMistakes();
};

/** Fails a build that has mistakes in its content. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ reporter }) => {
  const found = await mistakes;
  if (found) reporter.panicOnBuild(found);
};
