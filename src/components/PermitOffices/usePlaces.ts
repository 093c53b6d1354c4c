import { graphql, useStaticQuery } from "gatsby";

/** The places, each with its permit office, and the planner's page once there is one. */
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
            address
            url
            portal
            phone
            planningPhone
            email
            served
            note
          }
        }
      }
      plan: sitePage(path: { eq: "/plan" }) {
        path
      }
    }
  `);
}

export type PermitOffice = Queries.PlacesQuery["allPlace"]["nodes"][number]["office"];
