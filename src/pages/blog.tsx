import { graphql, type PageProps } from "gatsby";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { PageCall, PageTop, found } from "../components/StandalonePage/StandalonePage";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const page = found(data.page);
  const { t } = useText();
  return (
    <>
      <PageTop page={page} />
      <div className="section wrap">
        <CardGrid lead>
          {data.allArticle.nodes.map((article, index) => (
            <Card
              key={article.id}
              page={article}
              level={2}
              wide={index === 0}
              eager={index === 0}
              label={`${article.published} · ${t("blog.minutes", { minutes: article.readingTime })}`}
              sizes={
                index === 0 ? "(min-width: 48rem) 46rem, 92vw" : "(min-width: 48rem) 39rem, 92vw"
              }
            />
          ))}
        </CardGrid>
      </div>
      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.BlogPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  query BlogPage {
    page(slug: { eq: "blog" }) {
      ...StandalonePage_page
    }
    allArticle(sort: [{ published: DESC }, { slug: ASC }]) {
      nodes {
        readingTime
        published(formatString: "MMMM D, YYYY")
        ...Card_page
      }
    }
  }
`;
