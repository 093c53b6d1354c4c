/**
 * Who sees drafts: developers, and colleagues on Netlify's preview of a pull request or a branch.
 * Pure.
 */

/**
 * https://docs.netlify.com/build/configure-builds/environment-variables/#deploy-urls-and-metadata
 */
interface Environment {
  NODE_ENV?: string | undefined;
  /**
   * Netlify's kind of deploy: `production`, `deploy-preview`, `branch-deploy`, `preview-server` or
   * the name of a branch; none elsewhere.
   */
  CONTEXT?: string | undefined;
}

/** Whether this is the development server, and no build. */
export const isDeveloped = ({ NODE_ENV }: Environment): boolean => NODE_ENV !== "production";

/**
 * Whether this is a build for colleagues, which search engines must not index: any deploy but that
 * of production.
 */
export const isPreview = ({ CONTEXT = "" }: Environment): boolean =>
  CONTEXT !== "" && CONTEXT !== "production";

/** Whether this build, or the development server, shows drafts. */
export const showsDrafts = (environment: Environment): boolean =>
  isDeveloped(environment) || isPreview(environment);
