import { graphql } from "gatsby";
import { lastChange } from "./last-change";
import { SiteHead } from "./SiteHead";
import { recapNode } from "./structured-data/content";
import { ids, referenceTo } from "./structured-data/node";

/** The head of a build recap. */
export function BuildRecapHead({ recap }: { recap: Queries.BuildRecapHead_recapFragment }) {
  const modified = lastChange(recap);
  return (
    <SiteHead
      title={recap.title}
      description={recap.description}
      path={recap.path}
      hero={recap.hero}
      published={recap.published}
      modified={modified}
      mainEntity={({ business }) => referenceTo(ids.article(business.url, recap.path))}
      nodes={({ business }) => [recapNode(business.url, { ...recap, modified })]}
    />
  );
}

export const query = graphql`
  fragment BuildRecapHead_recap on BuildRecap {
    title
    heading
    description
    path
    disclaimer
    published
    checked
    updated
    wordCount
    hero {
      ...Picture_picture
    }
  }
`;
