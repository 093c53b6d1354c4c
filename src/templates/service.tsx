import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

/** A page of the kind Service. */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const page = data.service;
  return (
    <>
      <h1>{page?.heading}</h1>
      {page?.blocks.map((block, index) =>
        block.html ? <div key={index} dangerouslySetInnerHTML={{ __html: block.html }} /> : null,
      )}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ServiceTemplateQuery>) {
  return (
    <SiteHead
      title={data.service?.title ?? ""}
      description={data.service?.description ?? ""}
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
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
