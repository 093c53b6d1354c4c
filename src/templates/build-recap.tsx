import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

/** A page of the kind BuildRecap. */
export default function BuildRecapTemplate({ data }: PageProps<Queries.BuildRecapTemplateQuery>) {
  const page = data.buildRecap;
  return (
    <>
      <h1>{page?.heading}</h1>
      {page?.blocks.map((block, index) =>
        block.html ? <div key={index} dangerouslySetInnerHTML={{ __html: block.html }} /> : null,
      )}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.BuildRecapTemplateQuery>) {
  return (
    <SiteHead
      title={data.buildRecap?.title ?? ""}
      description={data.buildRecap?.description ?? ""}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query BuildRecapTemplate($id: String!) {
    buildRecap(id: { eq: $id }) {
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
