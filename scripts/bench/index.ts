/** `npm run bench`: how fast the built site is, in every respect that a visitor or an author notices. */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { chromium, type Browser } from "playwright-core";
import { generate } from "selfsigned";
import { chromiumOptions } from "../chromium.mjs";
import { format } from "../generate/format";
import { exitOnSignal } from "../run.mjs";
import { startServer, type ServerOptions } from "../server";
import { buildTimes } from "./build-times";
import { audit, type Device } from "./lighthouse";
import { OptionError, readOptions, usage, type Options } from "./options";
import { measurePairs, type Plan } from "./pairs";
import { renewReport, write, type Section } from "./report-page";
import { lighthouseSections, limitSections, visitSections } from "./report";
import { builtFolder, commonPages, routesOf, twinFolder } from "./site";
import { visit } from "./visits";

/** Where `--write` puts the tables. */
const reportPage = "docs/performance.md";

/** Progress goes to stderr, so that the report on stdout can be piped. */
const log = (text: string) => {
  console.error(text);
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", () => listening()));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Launches the one Chromium of all measurements. Lighthouse connects to it by its port. */
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
  /** Where the sites are. */
  folders: readonly string[];
  /** Where a link may lead. */
  pages: readonly string[];
}

/** Serves a folder for as long as `use` takes. */
async function whileServed<T>(options: ServerOptions, use: (url: string) => Promise<T>) {
  const server = await startServer(options);
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

/** Chromium keeps nothing of a host whose certificate nobody vouches for, and visits are about what is kept: no TLS. */
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
 * Each run is a first visit: to a server of its own, since on a connection that is already open the headers of a response
 * take a few bytes instead of a thousand. As a host does, it speaks HTTP/2, by which pages, pictures and fonts share one
 * connection.
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
      whileServed({ root, tls: { key, cert } }, (url) => audit(url + route, device, port)),
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
  console.log(await format(write(sections), reportPage));
  if (!options.write) return;
  const page = renewReport(readFileSync(reportPage, "utf8"), sections);
  writeFileSync(reportPage, await format(page, reportPage));
}

exitOnSignal(130);
/** `npm run bench -- build 500 5000` times builds of that many entries instead, `patches` weighs each patch, `fuzz` damages content. */
const others: Record<string, (() => Promise<unknown>) | undefined> = {
  build: () => import("./build"),
  patches: () => import("./patches"),
  fuzz: async () => (await import("./fuzz")).finished,
};
(others[process.argv[2] ?? ""] ?? main)().catch((error: unknown) => {
  console.error(error instanceof OptionError ? error.message : error);
  process.exitCode = 1;
});
