/**
 * Files that webpack can import. Gatsby ships no declarations for them.
 *
 * Gatsby compiles CSS modules to named exports, hence `import * as styles from "./x.module.css"`.
 * With `noUncheckedIndexedAccess` a class name is `string | undefined`, which is accurate: a class
 * that the file doesn't have is undefined. `className` accepts both.
 */
declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module "*.css";

/** webpack and jest read the catalogs as JSON. */
declare module "*.yml" {
  const catalog: Readonly<Record<string, string>>;
  export default catalog;
}
