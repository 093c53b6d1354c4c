import { inLanguage } from "../content/in-language";
import type { Language } from "../content/language";
import { withBreaks } from "../i18n/no-breaks";

/** Runs a query, and returns what it answers. */
export type RunQuery = <Data>(query: string) => Promise<Data>;

/**
 * Returns a function that runs queries, and takes the spaces of typography out of their texts; it
 * throws where a query fails.
 * @param run the `graphql` of onPostBuild, which Gatsby types as `Function`
 */
export const queryWith =
  (run: (query: string) => Promise<{ data?: unknown; errors?: unknown }>): RunQuery =>
  async <Data>(query: string) => {
    const { data, errors } = await run(query);
    if (errors || !data)
      throw new Error(`A query for the published files failed: ${String(errors)}`);
    return JSON.parse(withBreaks(JSON.stringify(data))) as Data;
  };

/**
 * Queries everything that the published files contain, except for what is read from built pages.
 */
export const queryPublished = (graphql: RunQuery) =>
  // The feed contains the newest hundred entries of each kind.
  graphql<Queries.PublishQuery>(`
    query Publish {
      allBusiness {
        nodes {
          language
          name
          shortName
          description
          url
          sample
          phone
          phoneDisplay
          phones {
            number
            display
            label
            hours
          }
          email
          address {
            street
            city
            region
            postalCode
            country
          }
          founded
          mailingAddress {
            street
            city
            region
            postalCode
            country
          }
          geo {
            latitude
            longitude
          }
          hours {
            text
          }
          areas {
            name
            notice
          }
          payment
          licenses {
            label
          }
          rating {
            text
            note
            source {
              title
            }
          }
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
      allContentPage(sort: { path: ASC }) {
        nodes {
          language
          kind
          path
          title
          summary
          checked
          updated
          ... on Article {
            published
          }
          ... on BuildRecap {
            published
            sample
          }
        }
      }
      allArticle(sort: [{ published: DESC }, { slug: ASC }], limit: 100) {
        nodes {
          language
          ...PublishedPage
          published
        }
      }
      allBuildRecap(sort: [{ published: DESC }, { slug: ASC }], limit: 100) {
        nodes {
          language
          ...PublishedPage
          published
          sample
        }
      }
    }

    fragment PublishedPage on ContentPage {
      path
      heading
      description
      checked
      updated
    }
  `);

/** The answer to that query. */
export type Published = Awaited<ReturnType<typeof queryPublished>>;

/** Returns the facts about the business in a language. */
export function businessIn(language: Language, { allBusiness }: Pick<Published, "allBusiness">) {
  const [business] = inLanguage(language, allBusiness);
  if (!business) throw new Error("content/business.yml is missing");
  return business;
}
