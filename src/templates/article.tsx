import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

/** A page of the kind Article. */
export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const page = data.article;
  return (
    <>
      <h1>{page?.heading}</h1>
      {page?.blocks.map((block, index) =>
        block.html ? <div key={index} dangerouslySetInnerHTML={{ __html: block.html }} /> : null,
      )}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ArticleTemplateQuery>) {
  return (
    <SiteHead
      title={data.article?.title ?? ""}
      description={data.article?.description ?? ""}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!) {
    article(id: { eq: $id }) {
      title
      heading
      description
      blocks {
        html
      }
      relatedServices {
        path
        title
      }
    }
  }
`;
