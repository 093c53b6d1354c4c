/** Replaces the `gatsby` package in unit tests: no router, no data. */

/** A build extracts queries and removes their tags; here the tag does nothing. */
export const graphql = jest.fn();

/** A test sets the result of a static query: `jest.mocked(useStaticQuery).mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();

/** What Gatsby's `navigate` was called with. */
export const navigate = jest.fn();

/** The tests' site has no path prefix. */
export const withPrefix = (path: string): string => path;

/** Nor has it one for assets. */
export const withAssetPrefix = withPrefix;

/** Splits a path as Gatsby does. */
export const parsePath = (path: string): { pathname: string; search: string; hash: string } => {
  const { pathname, search, hash } = new URL(path, "https://site.test");
  return { pathname, search, hash };
};
