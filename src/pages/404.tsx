import { graphql, type PageProps } from "gatsby";
import { ErrorView } from "../components/ErrorView/ErrorView";
import { RichText } from "../components/RichText/RichText";
import { Slot } from "../components/Slot/Slot";
import { PageCall, usePage, sectionOf } from "../components/Page/Page";
import type { notFound } from "../content/component-pages";
import { headOf } from "../seo/Head";

/** What is shown at an address that no page has: where to go on. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = usePage<typeof notFound>(data.page, "/404");
  return (
    <>
      <ErrorView status={404} message={page.heading}>
        <div className="with-aside after">
          <div className="stack">
            <RichText html={page.lead.html} />
            <Slot name="notFound" />
          </div>
          <RichText html={sectionOf(page, "pages").html} />
        </div>
      </ErrorView>
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.NotFoundPageQuery>(() => ({ isHidden: true }));

export const query = graphql`
  query NotFoundPage($language: String!) {
    page(slug: { eq: "not-found" }, language: { eq: $language }) {
      ...Page_page
    }
  }
`;
