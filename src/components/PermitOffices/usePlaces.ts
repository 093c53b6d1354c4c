import { graphql } from "gatsby";
import { useNamespace } from "../../words/words";

/** The places, each with its permit office. */
export function usePlaces() {
  return useNamespace("places").usePlaces();
}

export const query = graphql`
  fragment Places on Query {
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
`;
