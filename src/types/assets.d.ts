/**
 * What the bundler, not TypeScript, understands. Gatsby ships no such declarations.
 *
 * Gatsby compiles CSS modules to named exports, hence `import * as styles from "./x.module.css"`. With
 * `noUncheckedIndexedAccess` a class name is `string | undefined`, which is the truth: a class that the file doesn't have is
 * undefined. `className` takes both.
 */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module "*.css";

declare module "*.svg" {
  const url: string;
  export default url;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "accessible-nprogress/src" {
  export { default } from "accessible-nprogress";
}
