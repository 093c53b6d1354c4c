import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { PageKind } from "./model";

const templates: Record<PageKind, string> = {
  service: path.resolve("src/templates/service.tsx"),
  buildRecap: path.resolve("src/templates/build-recap.tsx"),
  article: path.resolve("src/templates/article.tsx"),
};

/** Every component in its states, for developers and tests; never part of the public site. */
const styleGuide = path.resolve("src/style-guide/StyleGuidePage.tsx");

/** Makes a page of every service, build recap and article, and a redirect of every earlier address. */
export const createPages: GatsbyNode["createPages"] = async ({
  actions,
  getNode,
  graphql,
  reporter,
}) => {
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
  if (process.env.NODE_ENV !== "production" || process.env.GATSBY_STYLE_GUIDE) {
    actions.createPage({ path: "/style-guide", component: styleGuide, context: {} });
  }
  for (const page of result.data.allContentPage.nodes) {
    const { id, layout, middleware } = page;
    actions.createPage({
      path: page.path,
      component: templates[page.kind as PageKind],
      // Only a draft says what it is.
      context: { id, layout, middleware, ...(getNode(id)?.draft ? { draft: true } : {}) },
    });
    for (const alias of page.aliases) {
      actions.createRedirect({ fromPath: alias, toPath: page.path, isPermanent: true });
    }
  }
};
