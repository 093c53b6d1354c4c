/** A stand-in for the parts of Netlify Identity and Git Gateway that the editor uses, backed by a real repository. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";

/** Runs git in a repository and returns its output. */
export const git = (folder: string, args: readonly string[], options: object = {}): string =>
  execFileSync("git", ["-C", folder, ...args], {
    encoding: "utf8",
    maxBuffer: 1e9,
    ...options,
  }).trim();

/** Makes a folder a repository, with everything in it in one commit. */
export function initRepository(folder: string): void {
  git(folder, ["init", "--quiet", "--initial-branch=main"]);
  for (const [name, value] of [
    ["user.name", "An author"],
    ["user.email", "author@example.com"],
    ["core.autocrlf", "false"],
  ] as const)
    git(folder, ["config", name, value]);
  git(folder, ["add", "."]);
  git(folder, ["commit", "--quiet", "--message", "Begin"]);
}

/** GitHub's entry of a tree: https://docs.github.com/en/rest/git/trees */
interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  /** Null deletes the entry. */
  sha: string | null;
}

/** The fields of all request bodies; each request has some of them. */
interface Sent {
  content: string;
  base_tree: string;
  tree: TreeEntry[] & string;
  message: string;
  parents: string[];
  sha: string;
}

/** Answers a page's requests to Netlify by reading from and writing to the repository's branch `main`. */
export async function serveGateway(page: Page, folder: string): Promise<void> {
  const payload = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 3600 })).toString("base64");
  const token = { access_token: `a.${payload}.c`, token_type: "bearer", expires_in: 3600 };
  const user = { id: "1", email: "author@example.com", app_metadata: {}, user_metadata: {} };
  const json = (body: object) => (route: Route) => route.fulfill({ json: body });
  await page.route("https://www.githubstatus.com/**", json({ components: [] }));
  await page.route("**/.netlify/identity/token", json({ ...token, refresh_token: "again" }));
  await page.route("**/.netlify/identity/user", json(user));
  await page.route("**/.netlify/git/settings", json({ github_enabled: true }));
  await page.route("**/.netlify/git/github/**", async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const asked = decodeURIComponent(pathname.replace("/.netlify/git/github/", ""));
    const sent = (route.request().postDataJSON() ?? {}) as Sent;
    const answer = answerOf(folder, asked, searchParams.has("recursive"), sent);
    await route.fulfill(answer ? { json: answer } : { status: 404, json: { message: "none" } });
  });
}

function answerOf(folder: string, asked: string, isDeep: boolean, sent: Sent): object | undefined {
  const run = (args: readonly string[], options?: object) => git(folder, args, options);
  const [, object, rest = ""] = /^git\/(blobs|trees|commits|refs)\/?(.*)$/.exec(asked) ?? [];
  if (asked === "branches/main")
    return { name: "main", commit: { sha: run(["rev-parse", "main"]) } };
  if (object === "blobs" && rest) {
    const bytes = execFileSync("git", ["-C", folder, "cat-file", "blob", rest], { maxBuffer: 1e9 });
    return { sha: rest, encoding: "base64", content: bytes.toString("base64") };
  }
  if (object === "blobs")
    return {
      sha: run(["hash-object", "-w", "--stdin"], { input: Buffer.from(sent.content, "base64") }),
    };
  if (object === "trees" && rest) return listing(run, rest, isDeep);
  if (object === "trees") return { sha: changedTree(folder, sent) };
  if (object === "commits" && sent.message) {
    const parents = sent.parents.flatMap((parent) => ["-p", parent]);
    const sha = run(["commit-tree", sent.tree, ...parents, "-m", sent.message]);
    return { sha };
  }
  if (object === "refs" && sent.sha) {
    run(["update-ref", "refs/heads/main", sent.sha]);
    return { object: { sha: sent.sha } };
  }
  return asked.startsWith("commits") ? [] : undefined;
}

function listing(
  run: (args: readonly string[], options?: object) => string,
  name: string,
  isDeep: boolean,
): object | undefined {
  try {
    const lines = run(["ls-tree", "-l", ...(isDeep ? ["-r"] : []), name], { stdio: "pipe" });
    const entries = [...lines.matchAll(/^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/gm)];
    return {
      tree: entries.map(([, mode, type, sha, size, path]) => ({
        ...{ mode, type, sha, path },
        size: Number(size),
      })),
    };
  } catch {
    return undefined;
  }
}

/** Writes a tree with some entries changed and returns its id. Like GitHub, it takes each path only once. */
function changedTree(folder: string, { base_tree: base, tree }: Sent): string {
  const twice = tree.filter(
    ({ path }, index) => tree.findIndex((one) => one.path === path) < index,
  );
  if (twice.length > 0) throw new Error(`Twice in one tree: ${JSON.stringify(twice)}`);
  const options = { env: { ...process.env, GIT_INDEX_FILE: join(folder, ".git/gateway-index") } };
  git(folder, ["read-tree", base], options);
  const gone = "0".repeat(40);
  const lines = tree.map(({ mode, sha, path }) => `${sha ? mode : "0"} ${sha ?? gone}\t${path}\n`);
  git(folder, ["update-index", "--index-info"], { ...options, input: lines.join("") });
  return git(folder, ["write-tree"], options);
}
