/**
 * Stands for every CSS module: each class is named as it is written. `__esModule` makes the compiled
 * `import * as styles` hand over this very object instead of a copy of its own (no) properties.
 */
module.exports = new Proxy(
  {},
  {
    get: (_, name) => (name === "__esModule" ? true : typeof name === "string" ? name : undefined),
  },
);
