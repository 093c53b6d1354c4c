import { graphql, type PageProps } from "gatsby";
import { Cards } from "../components/Cards/Cards";
import { PageCall, PageTop, usePage } from "../components/Page/Page";
import type { blog } from "../content/component-pages";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";

/** All articles, the newest first. */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const page = usePage<typeof blog>(data.page, "/blog");
  const { t } = useText();
  return (
    <>
      <PageTop page={page} />
      <div className="section wrap">
        <Cards
          pages={data.allArticle.nodes}
          lead
          level={2}
          eager
          label={({ publishedText, readingTime }) =>
            `${publishedText}\u00a0· ${t("blog.minutes", { count: readingTime })}`
          }
          sizes="(min-width: 48rem) 39rem, 92vw"
        />
      </div>
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.BlogPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  query BlogPage($language: String!) {
    page(slug: { eq: "blog" }, language: { eq: $language }) {
      ...Page_page
    }
    allArticle(
      filter: { language: { eq: $language } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
        readingTime
        publishedText
        ...Cards_page
      }
    }
  }
`;
