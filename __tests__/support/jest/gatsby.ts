/** Replaces the `gatsby` package in unit tests: no router, no data. */

/** A build extracts queries and removes their tags; here the tag does nothing. */
export const graphql = jest.fn();

/** A test sets the result of a static query: `jest.mocked(useStaticQuery).mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();

export const navigate = jest.fn();
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;
export const parsePath = (path: string): { pathname: string; search: string; hash: string } => {
  const { pathname, search, hash } = new URL(path, "https://site.test");
  return { pathname, search, hash };
};
