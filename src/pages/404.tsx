import { graphql, type PageProps } from "gatsby";
import { useEffect, useRef } from "react";
import { ErrorView } from "../components/ErrorView/ErrorView";
import { RichText } from "../components/RichText/RichText";
import { SearchField } from "../components/Search/SearchField";
import { PageCall, found, sectionOf } from "../components/Page/Page";
import { languageOf } from "../content/language";
import { headOf } from "../seo/Head";

/** What is shown at an address that no page has: a search for its words, and where to go on. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = found(data.page);
  const field = useRef<HTMLInputElement>(null);
  // One built page serves all unknown addresses: only script knows which one was asked for.
  useEffect(() => {
    const terms = languageOf(window.location.pathname)
      .path.replace(/%[\da-f]{2}/gi, " ")
      .match(/[\p{L}\p{N}]+/gu);
    if (field.current) field.current.value ||= terms?.join(" ") ?? "";
  }, []);
  return (
    <>
      <ErrorView status={404} message={page.heading}>
        <div className="with-aside after">
          <div className="stack">
            <RichText html={page.lead.html} />
            <SearchField field={field} />
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
      ...StandalonePage_page
    }
  }
`;
