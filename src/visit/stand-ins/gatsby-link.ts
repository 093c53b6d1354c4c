/** In the place of gatsby-link: links are ours, the site has no path prefix, and only the parts of an address are asked for. */
import type { NavigateOptions } from "../gatsby-window";

/** Gatsby's entry names it; pages use src/components/Link. */
export const Link = "a";

export const navigate = (to: string, options?: NavigateOptions): void =>
  window.___navigate(to, options);

const asItIs = (path: string): string => path;
export { asItIs as withPrefix, asItIs as withAssetPrefix };

export const parsePath = (address: string) => {
  const [, pathname = "/", search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
};
