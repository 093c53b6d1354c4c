/** Everything that this site changes or uses in other packages beyond their documented APIs. */
import { avifEffort } from "./avif-effort";
import { hydration } from "./hydration";
import { imageData } from "./image-data";
import { loadFailures } from "./load-failures";
import { modernSyntax } from "./modern-syntax";
import { netlifyRoutes } from "./netlify-adapter";
import { notFoundData } from "./not-found-data";
import { overrides } from "./overrides";
import { pageLoading } from "./page-loading";
import { pageMarkup } from "./page-markup";
import { pageScripts } from "./page-scripts";
import { pageStyles } from "./page-styles";
import type { Patch } from "./patch";
import { picturesAtOnce } from "./pictures-at-once";
import { pluginHead } from "./plugin-head";
import { progressBar } from "./progress-bar";
import { routeFocus } from "./route-focus";
import { routerFrame } from "./router-frame";
import { shortNames } from "./short-class-names";
import { standIns } from "./stand-ins";
import { unfinishedPages } from "./unfinished-pages";
import { webpackMemory } from "./webpack-memory";

export const patches: readonly Patch[] = [
  avifEffort,
  hydration,
  imageData,
  loadFailures,
  modernSyntax,
  netlifyRoutes,
  notFoundData,
  overrides,
  pageLoading,
  pageMarkup,
  pageScripts,
  pageStyles,
  picturesAtOnce,
  pluginHead,
  progressBar,
  routeFocus,
  routerFrame,
  shortNames,
  standIns,
  unfinishedPages,
  webpackMemory,
];
