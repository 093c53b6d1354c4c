import { createRequire } from "node:module";
import path from "node:path";

/**
 * Loads a development tool on demand, since it may not be installed where the site is only built. It uses `require` because
 * Gatsby compiles this file, and its compiled `import()` has no `default`.
 */
export function loadTool(name: string): unknown {
  return createRequire(path.join(process.cwd(), "package.json"))(name);
}
