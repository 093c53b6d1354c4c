import type { GatsbyLinkProps } from "gatsby";
import type { ReactNode } from "react";

/** Stands for the `gatsby` package in unit tests: no router, no data, links that are plain anchors. */

export function Link<State>({
  to,
  // What only the router understands must not reach the DOM.
  activeClassName: _activeClassName,
  activeStyle: _activeStyle,
  getProps: _getProps,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  ref: _ref,
  ...anchor
}: GatsbyLinkProps<State>): ReactNode {
  return <a href={to} {...anchor} />;
}

/** Page and static queries are taken out of a real build; here they are nothing. */
export const graphql = jest.fn();

/** A test says what a static query answers: `jest.mocked(useStaticQuery).mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();

export const navigate = jest.fn();
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
export const parsePath = (path: string): { pathname: string; search: string; hash: string } => {
  const { pathname, search, hash } = new URL(path, "https://site.test");
  return { pathname, search, hash };
};
