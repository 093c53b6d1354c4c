/** Replaces gatsby-link: src/components/Link renders links, the site has no path prefix, and the rest is what Gatsby imports. */
import type { NavigateOptions } from "../gatsby-window";

/** Gatsby's entry re-exports it; pages use src/components/Link. */
export const Link = "a";

export const navigate = (to: string, options?: NavigateOptions): void =>
  window.___navigate(to, options);

const identity = (path: string): string => path;
export { identity as withPrefix, identity as withAssetPrefix };

export const parsePath = (address: string) => {
  const [, pathname = "/", search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
};
