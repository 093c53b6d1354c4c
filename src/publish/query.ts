import { withBreaks } from "../i18n/no-breaks";

/** Gatsby types the `graphql` of onPostBuild as `Function`. */
type RunQuery = (query: string) => Promise<{ data?: Queries.PublishQuery; errors?: unknown }>;

/** Queries everything that the published files contain, except for what is read from built pages. */
export async function queryPublished(graphql: RunQuery) {
  // The feed contains the newest hundred entries of each kind.
  const { data, errors } = await graphql(`
    query Publish {
      business {
        name
        shortName
        description
        inLanguages {
          description
        }
        url
        sample
        phone
        phoneDisplay
        email
        address {
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
        license {
          label
        }
        rating {
          text
          note
          source
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
      allSearchWord(sort: { order: ASC }) {
        nodes {
          find
          typed
          es {
            find
            typed
          }
        }
      }
      allContentPage(sort: { path: ASC }) {
        nodes {
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
          }
        }
      }
      allRule(sort: [{ group: { order: ASC } }, { order: ASC }]) {
        nodes {
          path
          title
          sentence
          checkedNote
        }
      }
      allArticle(sort: [{ published: DESC }, { slug: ASC }], limit: 100) {
        nodes {
          ...PublishedPage
          published
          inLanguages {
            ...PublishedPage
            published
          }
        }
      }
      allBuildRecap(sort: [{ published: DESC }, { slug: ASC }], limit: 100) {
        nodes {
          ...PublishedPage
          published
          inLanguages {
            ...PublishedPage
            published
          }
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
  if (errors || !data?.business)
    throw new Error(`The query for the published files failed: ${String(errors)}`);
  const published = { ...data, business: data.business };
  return JSON.parse(withBreaks(JSON.stringify(published))) as typeof published;
}

export type Published = Awaited<ReturnType<typeof queryPublished>>;
