import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { fileName, registry } from "../content/registry";
import { addressIn, original, prefixOf, translations, type Translation } from "../content/language";
import { relate } from "./related";
import { componentIn, hasWords, sitePagesIn, untranslatedPages } from "./translated-pages";

/** The template of each kind of page. */
const templates = new Map(
  registry.pages.map((kind) => [kind.name, `src/templates/${fileName(kind)}.tsx`]),
);

/** Creates the pages of all kinds in all languages, and a redirect of every earlier address. */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  // Gatsby only writes types for queries of a function with this name.
  const { actions, getNode, graphql, reporter } = api;
  await relate(api);
  const result = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      allContentPage {
        nodes {
          id
          kind
          path
          layout
          middleware
          aliases
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild("The pages could not be queried.", result.errors as Error[]);
    return;
  }
  const missing = new Map<Translation, ReadonlySet<string>>();
  for (const language of translations) {
    missing.set(language, new Set(await untranslatedPages(process.cwd(), language)));
    const prefix = prefixOf(language);
    // Where a language has no page, its own 404 page answers: from the host, and from Gatsby's router.
    actions.createRedirect({
      fromPath: `${prefix}/*`,
      toPath: `${prefix}/404.html`,
      statusCode: 404,
    });
    for (const page of await sitePagesIn(language))
      actions.createPage({
        ...page,
        ...(page.path === `${prefix}/404` ? { matchPath: `${prefix}/*` } : {}),
        context: { language },
      });
  }
  for (const page of result.data.allContentPage.nodes) {
    const { id, layout, middleware } = page;
    const template = templates.get(page.kind) ?? "";
    // Only a draft says what it is.
    const context = { id, layout, middleware, ...(getNode(id)?.draft ? { draft: true } : {}) };
    actions.createPage({
      path: page.path,
      component: path.resolve(template),
      context: { ...context, language: original },
    });
    const prefixes = [""];
    for (const [language, untranslated] of missing) {
      if (untranslated.has(page.path) || !hasWords(language, template)) continue;
      prefixes.push(prefixOf(language));
      actions.createPage({
        path: addressIn(language, page.path, untranslated),
        component: componentIn(language, template),
        context: { ...context, language },
      });
    }
    for (const alias of page.aliases)
      for (const prefix of prefixes)
        actions.createRedirect({
          fromPath: prefix + alias,
          toPath: prefix + page.path,
          isPermanent: true,
        });
  }
};

/** Gives the pages of src/pages their language. Those of createPages have theirs. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.context?.language) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, language: original } });
};
