import { graphql } from "gatsby";
import { lastChange } from "./last-change";
import { SiteHead } from "./SiteHead";
import { recapNode } from "./structured-data/content";
import { ids, referenceTo } from "./structured-data/node";

/** The head of a build recap. */
export function BuildRecapHead({ recap }: { recap: Queries.BuildRecapHead_recapFragment }) {
  const { publishedDay: published, checkedDay: checked, updatedDay: updated } = recap;
  const modified = lastChange({ published, checked, updated });
  return (
    <SiteHead
      title={recap.title}
      description={recap.description}
      path={recap.path}
      hero={recap.hero}
      published={published}
      modified={modified}
      describe={
        process.env.BUILD_STAGE === "build-javascript"
          ? undefined
          : ({ business: { url } }) => ({
              mainEntity: referenceTo(ids.article(url, recap.path)),
              nodes: [recapNode(url, { ...recap, published, modified })],
            })
      }
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
    publishedDay: published
    checkedDay: checked
    updatedDay: updated
    wordCount
    hero {
      ...Picture_picture
    }
  }
`;
