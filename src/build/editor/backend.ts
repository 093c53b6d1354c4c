/** Chooses the editor's backend by the environment variable `CMS_BACKEND`. Pure. */

export interface Backend {
  name: "git-gateway" | "github";
  branch: string;
  repo?: string;
}

const branch = "main";

/** Environment variables; Netlify sets the second: https://docs.netlify.com/build/configure-builds/environment-variables/ */
interface Environment {
  /** `git-gateway` (Netlify Identity), or `github:owner/repository`. */
  CMS_BACKEND?: string | undefined;
  /** `https://github.com/owner/repository`, or `git@github.com:owner/repository`. */
  REPOSITORY_URL?: string | undefined;
}

/**
 * Returns the backend of the editor on the published site. The default is GitHub if the repository is there: everybody who
 * may push may edit.
 * @throws Error if the setting names no backend, or the repository is unknown
 */
export function backendOf({ CMS_BACKEND, REPOSITORY_URL }: Environment): Backend {
  const atGitHub = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(REPOSITORY_URL ?? "")?.[1];
  const setting = CMS_BACKEND ?? (atGitHub ? "github" : "git-gateway");
  const [name, named] = setting.split(/:(.*)/);
  if (name === "git-gateway") return { name, branch };
  if (name === "github") {
    const repo = named ?? atGitHub;
    if (repo && /^[\w.-]+\/[\w.-]+$/.test(repo)) return { name, branch, repo };
  }
  throw new Error(`CMS_BACKEND is “${setting}”: write git-gateway, or github:owner/repository.`);
}

/** Returns the origins that the backend sends requests to, for the editor's policy. */
export function backendOrigins({ name }: Backend): string[] {
  // Both check GitHub's status page; the gateway is on the site's own origin.
  const github = name === "github" ? ["https://api.github.com"] : [];
  return [...github, "https://www.githubstatus.com"];
}
