/** What one file names in another: related pages, offers, layouts, middleware. */
import { layoutNames } from "../../layouts/names";
import { middlewareNames } from "../../browser/middleware/names";
import type { PageEntry } from "../content";
import type { Mistake } from "../front-matter";
import type { PageKind } from "../model";
import { folders } from "../paths";
import type { ContentFiles } from "./read-files";

const relatedFields = {
  services: "service",
  buildRecaps: "buildRecap",
  articles: "article",
} as const satisfies Record<string, PageKind>;

export function checkReferences(files: ContentFiles): Mistake[] {
  const slugs = new Set(files.pageFiles.map(({ kind, slug }) => `${kind}/${slug}`));
  const offers = files.business?.data.offers.map((offer) => offer.id);
  return files.pages.flatMap((page) => [
    ...checkRelated(page, slugs),
    ...checkNames(page),
    ...checkOffer(page, offers),
  ]);
}

function checkRelated(page: PageEntry, slugs: ReadonlySet<string>): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [field, kind] of Object.entries(relatedFields)) {
    const list = page.frontMatter.related?.[field as keyof typeof relatedFields] ?? [];
    list.forEach((slug, index) => {
      const fault = (problem: string, remedy: string) =>
        mistakes.push({
          file: page.file,
          line: page.yaml.lineOf(["related", field, index]),
          field: `related.${field}[${index}]`,
          problem,
          remedy,
        });
      if (kind === page.kind && slug === page.slug) {
        fault("names the page itself", "name another page, or remove it");
      } else if (!slugs.has(`${kind}/${slug}`)) {
        const place = `content/${folders[kind].content}/`;
        fault(`names “${slug}”, which does not exist`, `write the name of a folder in ${place}`);
      } else if (list.indexOf(slug) < index) {
        fault(`names “${slug}” twice`, "remove one of the two");
      }
    });
  }
  return mistakes;
}

function checkNames(page: PageEntry): Mistake[] {
  const mistakes: Mistake[] = [];
  const { layout, middleware } = page.frontMatter;
  if (layout !== undefined && !(layoutNames as readonly string[]).includes(layout)) {
    mistakes.push({
      file: page.file,
      line: page.yaml.lineOf(["layout"]),
      field: "layout",
      problem: `names an unknown layout, “${layout}”`,
      remedy: `write one of: ${layoutNames.join(", ")}`,
    });
  }
  middleware?.forEach((name, index) => {
    if ((middlewareNames as readonly string[]).includes(name)) return;
    mistakes.push({
      file: page.file,
      line: page.yaml.lineOf(["middleware", index]),
      field: `middleware[${index}]`,
      problem: `names an unknown middleware, “${name}”`,
      remedy: `write one of: ${middlewareNames.join(", ")}`,
    });
  });
  return mistakes;
}

function checkOffer(page: PageEntry, offers: readonly string[] | undefined): Mistake[] {
  if (!offers || !("offer" in page.frontMatter) || offers.includes(page.frontMatter.offer))
    return [];
  return [
    {
      file: page.file,
      line: page.yaml.lineOf(["offer"]),
      field: "offer",
      problem: `names “${page.frontMatter.offer}”, which content/business.yml does not offer`,
      remedy: `write one of: ${offers.join(", ")}`,
    },
  ];
}
