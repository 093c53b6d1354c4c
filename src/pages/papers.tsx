import { graphql, type PageProps } from "gatsby";
import { PageCall, PageSection, PageTop, Terms, found, sectionOf } from "../components/Page/Page";
import { headOf } from "../seo/Head";

export default function PapersPage({ data }: PageProps<Queries.PapersPageQuery>) {
  const page = found(data.page);
  return (
    <>
      <PageTop page={page} />
      <PageSection page={page} id="list" beside>
        <Terms section={sectionOf(page, "list")} className="ruled terms" />
      </PageSection>
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.PapersPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  query PapersPage {
    page(slug: { eq: "papers" }) {
      ...StandalonePage_page
    }
  }
`;
