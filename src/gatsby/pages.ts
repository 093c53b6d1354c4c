import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { fileName } from "../content/registry";
import { addressIn, languages, prefixOf, translations } from "../content/language";
import { forgetFiles, relate } from "./create-nodes";
import { encodePictures } from "./pictures";

/** Creates the pages of all kinds in all languages, and a redirect of every earlier address. */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const { actions, getNode, graphql, reporter } = api;
  forgetFiles(api);
  await relate(api);
  encodePictures(graphql);
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
      allPage {
        nodes {
          id
          path
        }
      }
      untranslated
    }
  `);
  const { data } = result;
  if (!data) {
    reporter.panicOnBuild("The pages could not be queried.", result.errors as Error[]);
    return;
  }
  // Where a language has no page, its own 404 page answers.
  for (const prefix of translations.map(prefixOf))
    actions.createRedirect({
      fromPath: `${prefix}/*`,
      toPath: `${prefix}/404.html`,
      statusCode: 404,
    });
  // Pages of content/pages that have no component in src/pages.
  const kind = "standalonePage";
  const standalone = data.allPage.nodes
    .filter((page) => !existsSync(`src/pages${page.path.replace(/^\/$/, "/index")}.tsx`))
    .map((page) => ({ ...page, kind, layout: undefined, middleware: [], aliases: [] }));
  for (const page of [...data.allContentPage.nodes, ...standalone]) {
    const { id, layout, middleware } = page;
    const component = path.resolve(`src/templates/${fileName({ name: page.kind })}.tsx`);
    // Only a draft says what it is.
    const context = { id, layout, middleware, ...(getNode(id)?.draft ? { draft: true } : {}) };
    for (const language of languages) {
      if (data.untranslated.includes(addressIn(language, page.path))) continue;
      actions.createPage({
        path: addressIn(language, page.path),
        component,
        context: { ...context, language },
      });
      for (const alias of page.aliases)
        actions.createRedirect({
          fromPath: addressIn(language, alias),
          toPath: addressIn(language, page.path),
          isPermanent: true,
        });
    }
  }
};

/** Makes the pages of src/pages in the other languages. The original's context stays as it is: Gatsby would query the page again in each build. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  // Gatsby's own pages have no translation.
  if (/^\/(?:404\.html|dev-404)/.test(page.path) || page.context?.language) return;
  for (const language of translations)
    actions.createPage({
      ...page,
      path: addressIn(language, page.path),
      // Gatsby's router shows it where the language has no page.
      ...(page.path === "/404" ? { matchPath: `${prefixOf(language)}/*` } : {}),
      context: { ...page.context, language },
    });
};
