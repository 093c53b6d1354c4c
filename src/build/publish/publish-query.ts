/** Gatsby types the `graphql` of onPostBuild as `Function`. */
type RunQuery = (query: string) => Promise<{ data?: Queries.PublishQuery; errors?: unknown }>;

/** Queries everything that the published files contain, except for what is read from built pages. */
export async function queryPublished(graphql: RunQuery) {
  // The feed contains the newest hundred entries of each kind. The arguments of pictures are those of components/Picture,
  // so that no additional files are generated.
  const { data, errors } = await graphql(`
    query Publish {
      business {
        name
        shortName
        description
        inLanguage(language: "es") {
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
      allContentPage {
        nodes {
          kind
          path
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
      allFaqEntry {
        nodes {
          checked
        }
      }
      allRule(sort: [{ group: { order: ASC } }, { order: ASC }]) {
        nodes {
          path
          title
          sentence
          checked
          checkedNote
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          path
          title
          summary
        }
      }
      allArticle(sort: [{ published: DESC }, { slug: ASC }], limit: 100) {
        nodes {
          ...PublishedArticle
          inLanguage(language: "es") {
            ...PublishedArticle
          }
        }
      }
      allBuildRecap(sort: [{ published: DESC }, { slug: ASC }], limit: 100) {
        nodes {
          ...PublishedRecap
          inLanguage(language: "es") {
            ...PublishedRecap
          }
        }
      }
    }

    fragment PublishedPage on ContentPage {
      path
      title
      heading
      summary
      description
      checked
      updated
      hero {
        ...PublishedPicture
      }
      blocks {
        html
        picture {
          ...PublishedPicture
        }
      }
      sources {
        title
        url
      }
    }

    fragment PublishedArticle on Article {
      ...PublishedPage
      published
      checklist {
        title
        items
      }
    }

    fragment PublishedRecap on BuildRecap {
      ...PublishedPage
      published
      disclaimer
      facts {
        projectType
        area
        duration
        occupancy
        permits
        approvals
        trades
        role
      }
      phases {
        weeks
        title
        text {
          html
        }
        picture {
          ...PublishedPicture
        }
      }
      beforeAfter {
        title
        before {
          ...PublishedPicture
        }
        after {
          ...PublishedPicture
        }
      }
      lessons {
        title
        text {
          html
        }
      }
    }

    fragment PublishedPicture on Picture {
      alt
      caption
      file {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            placeholder: NONE
            formats: [AVIF, JPG]
            breakpoints: [400, 750, 1200, 1600, 1920, 2400]
          )
        }
      }
    }
  `);
  if (errors || !data?.business)
    throw new Error(`The query for the published files failed: ${String(errors)}`);
  return { ...data, business: data.business };
}

export type Published = Awaited<ReturnType<typeof queryPublished>>;
