import { graphql, useStaticQuery } from "gatsby";
import { useLanguage } from "../../i18n";

/** Returns the places, each with its permit office, in the page's language. */
export function usePlaces(): readonly Queries.Places_placeFragment[] {
  const language = useLanguage();
  const { allPlace } = useStaticQuery<Queries.PlacesQuery>(graphql`
    query Places {
      allPlace(sort: { order: ASC }) {
        nodes {
          en: inLanguage(language: "en") {
            ...Places_place
          }
          es: inLanguage(language: "es") {
            ...Places_place
          }
        }
      }
    }
  `);
  return allPlace.nodes.flatMap((node) => node[language] ?? node.en ?? []);
}

export const query = graphql`
  fragment Places_place on Place {
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
`;
