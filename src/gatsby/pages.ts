import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs, Page } from "gatsby";
import { addressIn, languages, original, prefixOf, type Language } from "../content/language";
import { notFoundFile, notFoundPage } from "../content/not-found";
import { fileName, registry } from "../content/registry";
import { isDeveloped } from "../content/drafts";
import { extraPage, extraTemplate } from "../content/extras";
import { sourceContent } from "./source-nodes";

/**
 * Creates the page of each Markdown node, in its language, and a redirect of every earlier address.
 * A page has the component or template that an extra has for it, or else the template of its kind.
 */
export const createPages: GatsbyNode["createPages"] = async (api) => {
  const { actions, graphql, reporter } = api;
  // While developing, Gatsby calls this hook after each change of a file.
  if (isDeveloped(process.env)) await sourceContent(api);
  const result = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      allMarkdownRemark(sort: { fileAbsolutePath: ASC }) {
        nodes {
          id
          fields {
            kind
            slug
            language
            path
          }
          frontmatter {
            layout
            middleware
            aliases
            draft
          }
        }
      }
    }
  `);
  const { data } = result;
  if (!data) {
    reporter.panicOnBuild("The pages could not be queried.", result.errors as Error[]);
    return;
  }
  // Where a language has no page, its own 404 page answers.
  for (const prefix of languages.map(prefixOf).filter((one) => one !== ""))
    actions.createRedirect({
      fromPath: `${prefix}/*`,
      toPath: `${prefix}${notFoundFile}`,
      statusCode: 404,
    });
  for (const { id, fields, frontmatter } of data.allMarkdownRemark.nodes) {
    // Nothing is lost: what no kind of content has is a mistake of the check, as is a record that
    // cannot be read, and ends the build. What is left without fields or front matter is a draft
    // that is hidden; while developing, also a file until it is mended.
    if (!fields || !frontmatter) continue;
    const language = fields.language;
    const address = addressIn(language, fields.path);
    const { layout, middleware, aliases, draft } = frontmatter;
    for (const alias of aliases ?? []) {
      const [former = "", heading] = alias.split("#");
      actions.createRedirect({
        fromPath: addressIn(language, former),
        toPath: heading ? `${address}#${heading}` : address,
        isPermanent: true,
      });
    }
    if (isGatsbys(fields.path)) continue;
    const settings = {
      layout,
      middleware: middleware ?? [],
      ...(isOffered(fields.kind) ? { service: fields.slug } : {}),
      ...(draft ? { draft } : {}),
    };
    actions.createPage({
      path: address,
      component: path.resolve(componentFor(fields.path, fields.kind)),
      // Where an extra has a component for this page, the component declares the settings.
      context: {
        id,
        language,
        address: fields.path,
        ...(extraPage(fields.path) ? {} : settings),
      },
    });
  }
};

/** Whether the pages of a kind are what the business offers, so that a request can name one. */
const isOffered = (kind: string): boolean =>
  registry.pages.some(({ name, isOffered: offered }) => name === kind && offered);

/**
 * Returns the component of a page: the one that an extra has for it, or else the template of its
 * kind.
 */
const componentFor = (address: string, kind: string): string =>
  extraPage(address) ?? extraTemplate(address) ?? `src/templates/${fileName({ name: kind })}.tsx`;

/** Whether a page has a component of its own in src/pages, which Gatsby makes a page of. */
const isGatsbys = (address: string) =>
  existsSync(`src/pages${address.replace(/^\/$/, "/index")}.tsx`);

/**
 * Makes each page of src/pages in every language in which content/pages has its words; without
 * words there is no page.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = (api) => {
  const { page, actions } = api;
  // A page of a Markdown node has its language already. Gatsby itself makes 404.html of the page
  // /404, for the host, and pages of files of its own:
  // https://www.gatsbyjs.com/docs/how-to/adding-common-features/adding-404-page/
  if (page.context?.language || page.path === notFoundFile || !isInPages(page)) return;
  actions.deletePage(page);
  for (const language of languages)
    if (isWritten(page, language, api))
      actions.createPage({
        ...page,
        path: addressIn(language, page.path),
        // Gatsby's router shows it where the language has no page.
        ...(page.path === notFoundPage && language !== original
          ? { matchPath: `${prefixOf(language)}/*` }
          : {}),
        context: { ...page.context, language, address: page.path },
      });
};

/** Whether its component is a file of src/pages. */
const isInPages = ({ component }: Page) =>
  !path.relative(path.resolve("src/pages"), component).startsWith("..");

function isWritten(
  page: Page,
  language: Language,
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
): boolean {
  return getNodesByType("Page").some(
    (words) => words.path === page.path && words.language === language,
  );
}
