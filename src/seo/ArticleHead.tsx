import { graphql } from "gatsby";
import { lastChange } from "./last-change";
import { SiteHead } from "./SiteHead";
import { blogPostingNode } from "./structured-data/content";
import { ids, referenceTo } from "./structured-data/node";

/** The head of a blog article. */
export function ArticleHead({ article }: { article: Queries.ArticleHead_articleFragment }) {
  const { publishedDay: published, checkedDay: checked, updatedDay: updated } = article;
  const modified = lastChange({ published, checked, updated });
  return (
    <SiteHead
      title={article.title}
      description={article.description}
      path={article.path}
      hero={article.hero}
      published={published}
      modified={modified}
      describe={
        process.env.BUILD_STAGE === "build-javascript"
          ? undefined
          : ({ business: { url } }) => ({
              mainEntity: referenceTo(ids.article(url, article.path)),
              nodes: [blogPostingNode(url, { ...article, published, modified })],
            })
      }
    />
  );
}

export const query = graphql`
  fragment ArticleHead_article on Article {
    title
    heading
    description
    path
    publishedDay: published
    checkedDay: checked
    updatedDay: updated
    wordCount
    hero {
      ...Picture_picture
    }
  }
`;
