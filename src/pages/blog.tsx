import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/blog";
import { withWords } from "../words/words";

function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title: page.title, path: "/blog" }}
        title={page.headline}
        lead={page.lead}
      />
      <div className="section wrap">
        <CardGrid lead>
          {data.allArticle.nodes.map((article, index) => (
            <Card
              key={article.id}
              page={article}
              level={2}
              wide={index === 0}
              eager={index === 0}
              label={`${article.published} · ${page.minutes(article.readingTime)}`}
              sizes={
                index === 0 ? "(min-width: 48rem) 46rem, 92vw" : "(min-width: 48rem) 39rem, 92vw"
              }
            />
          ))}
        </CardGrid>
      </div>
      <CallToAction title={page.call.title}>
        <p>{page.call.text(data.allService.totalCount)}</p>
      </CallToAction>
    </>
  );
}

BlogPage.words = words;

export default BlogPage;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <SiteHead
    title={page.title}
    description={page.description}
    path={location.pathname}
    kind="CollectionPage"
  />
));

export const query = graphql`
  query BlogPage {
    allService {
      totalCount
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
