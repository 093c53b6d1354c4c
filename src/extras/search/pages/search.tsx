import { graphql, type PageProps } from "gatsby";
import { SearchPanel } from "../components/SearchPanel";
import { PageCall, PageTop, useRequired } from "../../../components/Page/Page";
import { headOf } from "../../../seo/Head";

/** Searches the sections of all pages. Without script, its text leads on. */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const required = useRequired();
  const page = required(data.page, "content/pages/search/index.md");
  return (
    <>
      <PageTop page={page} />
      <div className="section wrap">
        <div className="measure">
          <SearchPanel inAddress />
        </div>
      </div>
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.SearchPageQuery>();

export const query = graphql`
  query SearchPage($language: String!) {
    page(slug: { eq: "search" }, language: { eq: $language }) {
      ...Page_page
    }
  }
`;
