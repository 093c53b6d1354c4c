import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { fileName, registry } from "../../content/registry";
import { dropRelations } from "./relations";

/** The template of each kind of page. */
const templates = new Map(
  registry.pages.map((kind) => [kind.name, path.resolve(`src/templates/${fileName(kind)}.tsx`)]),
);

/** Every component in its states, for developers and tests. */
const styleGuide = path.resolve("src/style-guide/StyleGuidePage.tsx");

/** Makes the pages of all kinds, and a redirect of every earlier address. */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const { actions, getNode, graphql, reporter } = api;
  await dropRelations(api);
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
  // Netlify sets this in its builds: the style guide is no part of the public site.
  if (!process.env.NETLIFY) {
    actions.createPage({ path: "/style-guide", component: styleGuide, context: {} });
  }
  for (const page of result.data.allContentPage.nodes) {
    const { id, layout, middleware } = page;
    actions.createPage({
      path: page.path,
      component: templates.get(page.kind) ?? "",
      // Only a draft says what it is.
      context: { id, layout, middleware, ...(getNode(id)?.draft ? { draft: true } : {}) },
    });
    for (const alias of page.aliases) {
      actions.createRedirect({ fromPath: alias, toPath: page.path, isPermanent: true });
    }
  }
};
