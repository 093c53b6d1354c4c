import clsx from "clsx";
import { graphql, type PageProps } from "gatsby";
import { Card } from "../components/Card/Card";
import { CardGrid } from "../components/CardGrid/CardGrid";
import { Inline } from "../components/RichText/RichText";
import { groupTitleId, serviceGroups } from "../content/service-groups";
import { PageCall, PageTop, found, sectionOf } from "../components/StandalonePage/StandalonePage";
import { useText } from "../i18n";
import { headOf } from "../seo/Head";
import * as styles from "./services.module.css";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = found(data.page);
  const { t } = useText();
  const inGroup = (id: string) => data.allService.nodes.filter(({ group }) => group === id);
  const sections = serviceGroups.map((id) => (
    <section
      key={id}
      id={id}
      className={clsx(styles.group, "section")}
      aria-labelledby={groupTitleId(id)}
    >
      <div className={clsx(styles.head, "wrap")}>
        <h2 id={groupTitleId(id)}>{sectionOf(page, id).title}</h2>
        <p>
          <Inline html={sectionOf(page, id).html} />
        </p>
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
                      { term: t("service.permits"), text: service.facts.permits },
                      { term: t("service.occupancy"), text: service.facts.occupancy },
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
      <PageTop page={page}>
        <nav className={styles.filter} aria-label={t("services.show")}>
          <a className="target" href="#all">
            {t("services.all")} {data.allService.totalCount}
          </a>
          {serviceGroups.map((id) => (
            <a key={id} className="target" href={`#${id}`}>
              {sectionOf(page, id).title} {inGroup(id).length}
            </a>
          ))}
        </nav>
      </PageTop>
      {sections}
      <PageCall page={page} />
    </div>
  );
}

export const Head = headOf<Queries.ServicesPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  query ServicesPage {
    page(slug: { eq: "services" }) {
      ...StandalonePage_page
    }
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
