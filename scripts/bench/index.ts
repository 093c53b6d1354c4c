/** `npm run bench`: how fast the built site is for visitors, and how fast it builds for authors. */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { generate } from "selfsigned";
import { chromiumOptions } from "../chromium.mjs";
import { runCommand } from "../command";
import { freePort } from "../free-port";
import { format } from "../generate/format";
import { exitOnSignal } from "../run.mjs";
import { startServer, type ServerOptions } from "../server";
import { benchmarkBuilds, buildTimes } from "./build";
import { audit, type Device } from "./lighthouse";
import { readCount, readOptions, usage, type Options } from "./options";
import { measurePairs, type Plan } from "./pairs";
import { formatReport, updateReport, type Section } from "./report-page";
import { lighthouseSections, limitSections, visitSections } from "./report";
import { builtFolder, commonPages, routesOf, twinFolder } from "./site";
import { visit } from "./visits";

/** Where `--write` puts the tables. */
const reportPage = "docs/performance.md";

/** Progress goes to stderr, so that the report on stdout can be piped. */
const log = (text: string) => {
  console.error(text);
};

/** Launches the Chromium that all measurements share. Lighthouse connects to its port. */
async function launch(): Promise<{ browser: Browser; port: number }> {
  const options = await chromiumOptions();
  const port = await freePort();
  const args = [
    ...(options.args ?? []),
    `--remote-debugging-port=${port}`,
    "--ignore-certificate-errors",
  ];
  return { browser: await chromium.launch({ ...options, args }), port };
}

interface PagePlan extends Omit<Plan, "measure" | "name" | "sites"> {
  /** Folders of the built sites: one, or two to compare. */
  folders: readonly string[];
  /** Paths that exist in all of them, which a link may lead to. */
  pages: readonly string[];
}

/** Serves a folder while `use` runs. */
async function withServer<T>(options: ServerOptions, use: (url: string) => Promise<T>) {
  const server = await startServer(options);
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

/** Without TLS: Chromium caches nothing from a host with a self-signed certificate, and visits depend on the cache. */
async function measureVisits(plan: PagePlan, browser: Browser): Promise<Section[]> {
  const { folders, runs, pages } = plan;
  const servers = await Promise.all(folders.map((root) => startServer({ root })));
  const measured = await measurePairs({
    ...plan,
    name: "visits",
    sites: servers.map(({ url }) => url),
    measure: async (url, route, run) => ({
      values: await visit(browser, { url, route, run, runs, pages }),
    }),
  });
  await Promise.all(servers.map((server) => server.close()));
  return visitSections(measured);
}

/**
 * Each run is a first visit, to a server of its own: on an open connection, response headers take a few bytes instead of
 * a thousand. Like a host, the server speaks HTTP/2, so that pages, pictures and fonts share one connection.
 */
async function measureFirstViews(
  device: Device,
  plan: PagePlan,
  port: number,
  limit: boolean,
): Promise<Section[]> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const measured = await measurePairs({
    ...plan,
    name: device,
    sites: plan.folders,
    measure: (root, route) =>
      withServer({ root, tls: { key, cert } }, (url) => audit(url + route, device, port)),
  });
  return limit ? limitSections(measured) : lighthouseSections(device, measured);
}

async function measurePages(options: Options): Promise<Section[]> {
  const { against, limit, runs } = options;
  const folder = await builtFolder(options.site);
  const folders = [folder, ...(against === undefined ? [] : [await builtFolder(against)])];
  const routes = routesOf(folders, options.routes);
  const pages = commonPages(folders);
  if (limit) folders.push(await twinFolder(folder, routes));
  const { browser, port } = await launch();
  const plan = { folders, routes, pages, runs, log };
  try {
    const sections: Section[] = [];
    for (const part of options.parts) {
      if (part === "build") continue;
      const measured =
        part === "visits"
          ? await measureVisits(plan, browser)
          : await measureFirstViews(part, plan, port, limit);
      sections.push(...measured);
    }
    return sections;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(usage);
    return;
  }
  const sections: Section[] = [];
  if (options.parts.some((part) => part !== "build"))
    sections.push(...(await measurePages(options)));
  if (options.parts.includes("build")) {
    sections.push({ title: "Build", text: await buildTimes(options.runs, log) });
  }
  console.log(await format(formatReport(sections), reportPage));
  if (!options.write) return;
  const page = updateReport(readFileSync(reportPage, "utf8"), sections);
  writeFileSync(reportPage, await format(page, reportPage));
}

exitOnSignal(130);
const [name = "", ...args] = process.argv.slice(2);
/** Other measurements, by first argument. The last two load much of the build, so they are imported only when asked for. */
const commands = new Map<string, () => Promise<void>>([
  ["build", () => benchmarkBuilds(args)],
  ["patches", async () => (await import("./patches")).benchmarkPatches(args)],
  ["fuzz", async () => (await import("./fuzz")).fuzz(readCount("N", args[0] ?? "1000"))],
]);
runCommand(commands.get(name) ?? main, usage);
