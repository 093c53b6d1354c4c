import { graphql, type PageProps } from "gatsby";
import { SearchPanel } from "../components/Search/SearchPanel";
import { PageTop, found } from "../components/Page/Page";
import { headOf } from "../seo/Head";

/** Searches the sections of all pages. Without script, its text leads on. */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <PageTop page={found(data.page)} />
      <div className="section wrap">
        <div className="measure">
          <SearchPanel inAddress />
        </div>
      </div>
    </>
  );
}

export const Head = headOf<Queries.SearchPageQuery>();

export const query = graphql`
  query SearchPage {
    page(slug: { eq: "search" }) {
      ...StandalonePage_page
    }
  }
`;
