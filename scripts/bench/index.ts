/** `npm run bench`: how fast the built site is, in every respect that a visitor or an author notices. */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { format, resolveConfig } from "prettier";
import { chromium, type Browser } from "playwright-core";
import { generate } from "selfsigned";
import { chromiumOptions } from "../chromium.mjs";
import { exitOnSignal } from "../run.mjs";
import { startServer } from "../server";
import { buildTimes } from "./build-times";
import { audit } from "./lighthouse";
import { OptionError, readOptions, usage, type Options, type PartName } from "./options";
import { measurePairs, type Plan } from "./pairs";
import { renewReadme, write, type Section } from "./readme";
import { lighthouseSections, limitSections, visitSections } from "./report";
import { builtFolder, commonPages, routesOf, twinFolder } from "./site";
import { visit } from "./visits";

/** What is going on, apart from the report. */
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

/** The one Chromium of all measurements, to which Lighthouse finds by the port. */
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

interface PagePlan extends Omit<Plan, "measure" | "name"> {
  /** Where a link may lead. */
  pages: readonly string[];
}

async function measurePart(
  part: Exclude<PartName, "build">,
  plan: PagePlan,
  { browser, port }: { browser: Browser; port: number },
  limit: boolean,
): Promise<Section[]> {
  const { runs, pages } = plan;
  if (part === "visits") {
    const measured = await measurePairs({
      ...plan,
      name: part,
      measure: async (url, route, run) => ({
        values: await visit(browser, { url, route, run, runs, pages }),
      }),
    });
    return visitSections(measured);
  }
  const measured = await measurePairs({
    ...plan,
    name: part,
    measure: (url, route) => audit(url + route, part, port),
  });
  return limit ? limitSections(measured) : lighthouseSections(part, measured);
}

async function measurePages(options: Options): Promise<Section[]> {
  const { against, limit, runs } = options;
  const folder = await builtFolder(options.site);
  const folders = [folder, ...(against === undefined ? [] : [await builtFolder(against)])];
  const routes = routesOf(folders, options.routes);
  const pages = commonPages(folders);
  if (limit) folders.push(await twinFolder(folder, routes));
  // As a host does: HTTP/2, by which pages, pictures and fonts share one connection.
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const chromiumWithPort = await launch();
  try {
    const sections: Section[] = [];
    for (const part of options.parts) {
      if (part === "build") continue;
      // Chromium keeps nothing of a host whose certificate nobody vouches for, and visits are about what is kept.
      const protocol = part === "visits" ? {} : { tls: { key, cert } };
      const servers = await Promise.all(folders.map((root) => startServer({ root, ...protocol })));
      const plan = { urls: servers.map(({ url }) => url), routes, pages, runs, log };
      sections.push(...(await measurePart(part, plan, chromiumWithPort, limit)));
      await Promise.all(servers.map((server) => server.close()));
    }
    return sections;
  } finally {
    await chromiumWithPort.browser.close();
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
  const style = { ...(await resolveConfig("README.md")), filepath: "README.md" };
  console.log(await format(write(sections), style));
  if (!options.readme) return;
  const readme = renewReadme(readFileSync("README.md", "utf8"), sections);
  writeFileSync("README.md", await format(readme, style));
}

exitOnSignal(130);
main().catch((error: unknown) => {
  console.error(error instanceof OptionError ? error.message : error);
  process.exitCode = 1;
});
