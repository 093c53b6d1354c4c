import clsx from "clsx";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { groupTitleId, serviceGroups } from "../content/service-groups";
import { SiteHead } from "../seo/SiteHead";
import { page, words } from "../words/en/pages/services";
import { withWords } from "../words/words";
import * as styles from "./services.module.css";

function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const inGroup = (id: string) => data.allService.nodes.filter(({ group }) => group === id);
  const [first, ...others] = serviceGroups.map((id) => (
    <section
      key={id}
      id={id}
      className={clsx(styles.group, "section")}
      aria-labelledby={groupTitleId(id)}
    >
      <div className={clsx(styles.head, "wrap")}>
        <h2 id={groupTitleId(id)}>{page.groups[id].title}</h2>
        <p>{page.groups[id].text}</p>
      </div>
      <div className="wrap">
        <CardGrid lead>
          {inGroup(id).map((service, index) => (
            <Card
              key={service.id}
              page={service}
              wide={index === 0}
              facts={
                index === 0
                  ? [
                      { term: page.permits, text: service.facts.permits },
                      { term: page.occupancy, text: service.facts.occupancy },
                    ]
                  : undefined
              }
              eager={index === 0 && id === serviceGroups[0]}
              sizes={
                index === 0 ? "(min-width: 48rem) 46rem, 92vw" : "(min-width: 48rem) 26rem, 46vw"
              }
            />
          ))}
        </CardGrid>
      </div>
    </section>
  ));
  return (
    <div id="all" className={styles.services}>
      <PageHeader
        page={{ title: page.title, path: "/services" }}
        title={page.headline}
        lead={page.lead(data.allService.totalCount)}
      >
        <nav className={styles.filter} aria-label={page.show}>
          <a href="#all">
            {page.all} {data.allService.totalCount}
          </a>
          {serviceGroups.map((id) => (
            <a key={id} href={`#${id}`}>
              {page.groups[id].title} {inGroup(id).length}
            </a>
          ))}
        </nav>
      </PageHeader>
      {first}

      {others}
      <CallToAction title={page.call.title}>
        <p>{page.call.text}</p>
      </CallToAction>
    </div>
  );
}

ServicesPage.words = words;

export default ServicesPage;

export const Head = withWords(words, ({ location, data }: HeadProps<Queries.ServicesPageQuery>) => (
  <SiteHead
    title={page.title}
    description={page.description(data.allService.totalCount)}
    path={location.pathname}
    kind="CollectionPage"
  />
));

export const query = graphql`
  query ServicesPage {
    allService(sort: { order: ASC }) {
      totalCount
      nodes {
        group
        facts {
          permits
          occupancy
        }
        ...Card_page
      }
    }
  }
`;
