import { graphql, useStaticQuery } from "gatsby";

export const usePlaces = () =>
  useStaticQuery<Queries.PlacesFragment>(graphql`
    query PlacesInEnglish {
      ...Places
    }
  `);
