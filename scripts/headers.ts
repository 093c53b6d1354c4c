/**
 * `npx tsx scripts/headers.ts [FOLDER]`: what the local server answers at every kind of address of
 * a built site, as a table: the status, the policy, and who may embed it. `//about` and `/About`
 * are addresses at which hosts serve pages as well.
 */
import { request } from "node:http";
import { extname } from "node:path";
import { notFoundFile, notFoundPage } from "../src/content/not-found";
import { walkFiles } from "../src/content/walk-files";
import { editorPolicy } from "../src/editor/policy";
import { documentPolicy } from "../src/hosting/headers";
import { runCommand } from "./command";
import { startServer } from "./server";

/** An answer to an address. */
export interface Answer {
  address: string;
  status: number;
  /** Of its headers, by their names in lower case; a name that came twice has both values. */
  headers: Readonly<Record<string, string>>;
  /** Whose policy a browser obeys there, of the header and of the page itself. */
  policies: readonly string[];
}

/** Addresses that no file has as its name. */
const others = [
  "/",
  "/about",
  "/about/",
  "/About",
  "//about",
  "/.//about",
  "/about/index.html",
  "/about?a=b",
  notFoundPage,
  notFoundFile,
  "/nothing",
  "/nothing.svg",
  "/static/nothing.jpg",
  "/page-data/nothing",
  "/admin",
  "/admin/",
  "/Admin/",
  "//admin/",
  "/admin/nothing",
  "/_headers",
  "//_headers",
  "/%61bout",
  "/blog",
  "/blog/",
  "/services",
];

/**
 * Returns addresses of each kind that a site has: those of its files beside the pages, of a folder
 * one for each ending.
 */
export async function addressesOf(root: string, prefixes: readonly string[]): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const name of await walkFiles(root)) {
    if (name.endsWith(".html")) continue;
    const [folder = ""] = name.split("/");
    const kind = name.includes("/") ? folder : /-[0-9a-f]{20}\./.test(name) ? "hashed" : name;
    kinds.set(`${kind}${extname(name)}`, `/${name}`);
  }
  const inEach = prefixes.flatMap((prefix) => [
    `${prefix}${notFoundPage}`,
    `${prefix}/nothing`,
    `${prefix}/`,
  ]);
  return [...new Set([...others, ...inEach, ...kinds.values()])];
}

/** A `<meta>` element cannot say who may frame a page. */
const inPage = (policy: string) => policy.replace("frame-ancestors 'none'; ", "");

const nameOf = (policy: string): string => {
  if (inPage(policy) === inPage(editorPolicy)) return "editor";
  if (policy === documentPolicy) return "documents";
  return policy.endsWith("trusted-types default inspect") ? "pages" : policy;
};

/** Asks for an address as it is; `fetch` would tidy it. */
export const ask = (url: string, address: string): Promise<Answer> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path: address }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => {
        const headers = Object.fromEntries(
          Object.entries(response.headersDistinct).map(([name, values = []]) => [
            name,
            values.join(", "),
          ]),
        );
        const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
        const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/i;
        const own = isPage ? meta.exec(text)?.[1] : undefined;
        const policies = [headers["content-security-policy"], own].filter(
          (one) => one !== undefined,
        );
        done({
          address,
          status: response.statusCode ?? 0,
          headers,
          policies: policies.map(nameOf),
        });
      });
    })
      .on("error", failed)
      .end();
  });

async function main(): Promise<void> {
  const root = process.argv[2] ?? "dist";
  const { languages, prefixOf } = await import("../src/content/language");
  const server = await startServer(root);
  const names = ["cross-origin-opener-policy", "cross-origin-resource-policy", "cache-control"];
  console.log(`| Address | Status | Policy | ${names.join(" | ")} |\n|${" --- |".repeat(6)}`);
  for (const address of await addressesOf(root, languages.map(prefixOf))) {
    const { status, headers, policies } = await ask(server.url, address);
    const cells = [
      address,
      status,
      policies.join(", in it: "),
      ...names.map((one) => headers[one] ?? ""),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  await server.close();
}

if (process.argv[1]?.endsWith("headers.ts")) runCommand(main);
