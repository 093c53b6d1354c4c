import { graphql, type PageProps } from "gatsby";
import { Facts } from "../components/Facts/Facts";
import {
  PageCall,
  PageSection,
  PageTop,
  useRequired,
  type PageAddress,
} from "../components/Page/Page";
import { headOf } from "../seo/Head";

/**
 * A page of `content/pages` that has no component of its own: its facts, and its sections one below
 * the other. The section `call` ends it.
 */
export default function OwnPageTemplate({
  data,
  pageContext,
}: PageProps<Queries.OwnPageTemplateQuery, PageAddress>) {
  const required = useRequired();
  const page = required(data.page, `content/pages${pageContext.address}/index.md`);
  const sections = page.sections.filter(({ id }) => id !== "call");
  return (
    <>
      <PageTop page={page} picture={page.picture} />
      {page.facts.length > 0 ? (
        <div className="wrap">
          <Facts facts={page.facts} />
        </div>
      ) : null}
      {sections.map(({ id }) => (
        <PageSection key={id} page={page} id={id} beside />
      ))}
      {sections.length < page.sections.length ? <PageCall page={page} /> : null}
    </>
  );
}

export const Head = headOf<Queries.OwnPageTemplateQuery>();

export const query = graphql`
  query OwnPageTemplate($id: String!) {
    page(markdown: { id: { eq: $id } }) {
      ...Page_page
      facts {
        term
        text
      }
    }
  }
`;
