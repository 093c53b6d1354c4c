/**
 * Replaces every CSS module: a class's name is the one in the source. `__esModule` makes the
 * compiled `import * as styles` return this proxy itself instead of a copy of its own properties,
 * of which it has none.
 */
module.exports = new Proxy(
  {},
  {
    get: (_, name) => (name === "__esModule" ? true : typeof name === "string" ? name : undefined),
  },
);
