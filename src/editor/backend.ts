/** Where the editor saves, and what its pages may load. Pure. */
import type { Backend } from "./config";

/** The editor's folder in the built site, and the first part of its address. */
export const editorFolder = "admin";

interface Environment {
  /** `owner/repository` at GitHub. */
  CMS_REPOSITORY?: string | undefined;
  /**
   * `https://github.com/owner/repository`, or `git@github.com:owner/repository`. Netlify sets it:
   * https://docs.netlify.com/build/configure-builds/environment-variables/
   */
  REPOSITORY_URL?: string | undefined;
}

/** Returns the backend: the repository at GitHub, where everybody who may push may edit. */
export function backendOf({ CMS_REPOSITORY, REPOSITORY_URL = "" }: Environment): Backend {
  const cloned = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(REPOSITORY_URL)?.[1];
  // Without a repository the editor works on a local checkout only.
  return { name: "github", branch: "main", repo: CMS_REPOSITORY ?? cloned ?? "owner/repository" };
}

/**
 * The Content-Security-Policy of the editor. Its script, styles and icons come from the site only, and it compiles nothing: see
 * `write.ts`.
 */
export const editorPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Pictures that are chosen but not saved yet, and the pictures of accounts.
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "upgrade-insecure-requests",
].join("; ");
