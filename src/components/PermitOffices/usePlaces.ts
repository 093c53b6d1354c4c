import { graphql, useStaticQuery } from "gatsby";

/** The places, each with its permit office. */
export function usePlaces() {
  return useStaticQuery<Queries.PlacesQuery>(graphql`
    query Places {
      allPlace(sort: { order: ASC }) {
        nodes {
          entryId
          name
          note
          order
          office {
            id
            government
            served
            ...OfficeContacts_office
          }
        }
      }
    }
  `);
}
