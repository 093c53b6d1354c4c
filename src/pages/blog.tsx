import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { Link } from "../components/Link/Link";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { SiteHead } from "../seo/SiteHead";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title: "Blog", path: "/blog" }}
        title="What to know before you sign, permit or build"
        lead="Longer reads on the rules and the choices that decide a project in Southern Nevada. Each says on which day its rules were checked, and against what."
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
              label={`${article.published} · ${article.readingTime} minutes`}
              sizes={
                index === 0 ? "(min-width: 48rem) 46rem, 92vw" : "(min-width: 48rem) 39rem, 92vw"
              }
            />
          ))}
        </CardGrid>
      </div>
      <CallToAction title="A question that is not answered here?">
        <p>
          Look through <Link to="/faq">the short answers</Link>, the pages of{" "}
          <Link to="/services">our {data.allService.totalCount} services</Link> or{" "}
          <Link to="/build-process">the build logs</Link>, or ask us.
        </p>
      </CallToAction>
    </>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <SiteHead
      title="Blog"
      description="Articles for owners and tenants in Southern Nevada: choosing a contractor, opening a leased space, planning a casita. Sources and checking dates included."
      path={location.pathname}
      kind="CollectionPage"
    />
  );
}

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
