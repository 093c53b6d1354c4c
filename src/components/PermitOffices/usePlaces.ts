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
            name
            government
            url
            whereabouts
            contacts
            served
            remark
          }
        }
      }
    }
  `);
}

export type PermitOffice = Queries.PlacesQuery["allPlace"]["nodes"][number]["office"];
