/** Who sees drafts: developers, and colleagues on a preview that Netlify makes of a pull request or a branch. Pure. */

/** https://docs.netlify.com/build/configure-builds/environment-variables/#deploy-urls-and-metadata */
interface Environment {
  NODE_ENV?: string | undefined;
  /** Netlify's kind of deploy: `production`, `deploy-preview` or `branch-deploy`. */
  CONTEXT?: string | undefined;
}

/** A build for colleagues to look at, which searches are to leave out. */
export function isPreview({ CONTEXT }: Environment): boolean {
  return CONTEXT === "deploy-preview" || CONTEXT === "branch-deploy";
}

export function showsDrafts(environment: Environment): boolean {
  return environment.NODE_ENV !== "production" || isPreview(environment);
}
