/** Stands for the `gatsby` package in unit tests: no router, no data. */

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
