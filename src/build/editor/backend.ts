/** Chooses the editor's backend by the environment variable `CMS_BACKEND`. Pure. */

/** `git-gateway` (Netlify Identity), or `github:owner/repository`. Locally the checkout comes before either. */
type BackendSetting = string | undefined;

export interface Backend {
  name: "git-gateway" | "github";
  branch: string;
  repo?: string;
  squash_merges?: boolean;
}

const branch = "main";

/** What Netlify sets in every build: https://docs.netlify.com/build/configure-builds/environment-variables/ */
interface Environment {
  CMS_BACKEND?: BackendSetting;
  /** `https://github.com/owner/repository`, or `git@github.com:owner/repository`. */
  REPOSITORY_URL?: string | undefined;
}

/**
 * The backend of the editor. By default it is GitHub, if the repository is there: whoever may push may write.
 * @throws Error when the setting names no backend, or the repository is unknown
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

/** The origins that the backend requests, for the editor's policy. */
export function backendOrigins({ name }: Backend): string[] {
  // Both request GitHub's status page; the gateway itself is on the site.
  const github = name === "github" ? ["https://api.github.com"] : [];
  return [...github, "https://www.githubstatus.com"];
}
