import { createRequire } from "node:module";
import path from "node:path";

/**
 * Loads a package for developing, which need not be there where a site is only built. By require, because Gatsby compiles
 * what it loads, and its `import()` has no `default`.
 */
export function loadTool(name: string): unknown {
  return createRequire(path.join(process.cwd(), "package.json"))(name);
}
