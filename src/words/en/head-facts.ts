import { graphql, useStaticQuery } from "gatsby";

export const useHeadFacts = () =>
  useStaticQuery<Queries.HeadFactsFragment>(graphql`
    query HeadFactsInEnglish {
      ...HeadFacts
    }
  `);
