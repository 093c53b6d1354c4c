import { graphql, useStaticQuery } from "gatsby";

/** A static query: a page query would be reported as unused in every build without this page. */
export function useStyleGuideData() {
  return useStaticQuery<Queries.StyleGuideQuery>(graphql`
    query StyleGuide {
      service(slug: { eq: "restaurant" }) {
        ...Card_page
        slug
        facts {
          permits
          reviewers
        }
        faq {
          question
          answer {
            html
          }
        }
      }
      recap: buildRecap(slug: { eq: "occupied-kitchen-and-bath-remodel" }) {
        ...Card_page
        phases {
          ...Timeline_phase
        }
        beforeAfter {
          ...BeforeAfter_pair
        }
      }
      article(slug: { eq: "how-to-pick-trustworthy-general-contractor" }) {
        ...Card_page
        checked(formatString: "MMMM D, YYYY")
        tableOfContents {
          ...TableOfContents_heading
        }
        blocks {
          ...ContentBlocks_block
        }
        checklist {
          ...Checklist_checklist
        }
        sources {
          ...SourceList_source
        }
      }
      services: allService(filter: { group: { eq: "residential" } }, sort: { order: ASC }) {
        nodes {
          ...ServiceMosaic_service
        }
      }
      marks: allClientMark(sort: { order: ASC }) {
        nodes {
          ...ClientLogos_mark
        }
      }
    }
  `);
}
