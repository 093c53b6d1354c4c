import { graphql, useStaticQuery } from "gatsby";

export const useSite = () =>
  useStaticQuery<Queries.SiteFactsFragment>(graphql`
    query SiteFactsInEnglish {
      ...SiteFacts
    }
  `);
