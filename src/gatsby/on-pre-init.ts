import type { GatsbyNode } from "gatsby";
import { encodeAvifFaster } from "./avif-effort";
import { keepModernSyntax } from "./modern-syntax";

/** What Gatsby and its plugins have no option for, changed before they begin. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  encodeAvifFaster();
  keepModernSyntax(process.cwd());
};
