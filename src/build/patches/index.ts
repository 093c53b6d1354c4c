/** Everything that this site changes or uses in other packages beyond their documented APIs. */
import { avifEffort } from "./avif-effort";
import { imageData } from "./image-data";
import { modernSyntax } from "./modern-syntax";
import { netlifyRoutes } from "./netlify-adapter";
import { notFoundData } from "./not-found-data";
import { overrides } from "./overrides";
import { pageMarkup } from "./page-markup";
import { pageScripts } from "./page-scripts";
import { pageStyles } from "./page-styles";
import type { Patch } from "./patch";
import { picturesAtOnce } from "./pictures-at-once";
import { pluginHead } from "./plugin-head";
import { progressBar } from "./progress-bar";
import { shortNames } from "./short-class-names";
import { unfinishedPages } from "./unfinished-pages";
import { webpackMemory } from "./webpack-memory";

export const patches: readonly Patch[] = [
  avifEffort,
  imageData,
  modernSyntax,
  netlifyRoutes,
  notFoundData,
  overrides,
  pageMarkup,
  pageScripts,
  pageStyles,
  picturesAtOnce,
  pluginHead,
  progressBar,
  shortNames,
  unfinishedPages,
  webpackMemory,
];
