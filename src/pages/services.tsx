import { graphql, type PageProps } from "gatsby";
import { Cards } from "../components/Cards/Cards";
import { factsOf } from "../components/Facts/Facts";
import { GroupFilter, filtered } from "../components/GroupFilter/GroupFilter";
import { PageCall, PageSection, PageTop, findSection, usePage } from "../components/Page/Page";
import type { services } from "../content/component-pages";
import { useText } from "../i18n";
import { useSite } from "../i18n/site";
import { headOf } from "../seo/Head";

/** All services, in their groups; the links at the top show one group only, by CSS. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = usePage<typeof services>(data.page, "/services");
  const { t } = useText();
  const { groups } = useSite();
  const inGroup = (id: string) => data.allService.nodes.filter(({ group }) => group === id);
  return (
    <div id="all" className={filtered}>
      <PageTop page={page}>
        <GroupFilter
          groups={groups.map(({ id, name }) => ({
            id,
            title: findSection(page, id)?.title ?? name,
            count: inGroup(id).length,
          }))}
        />
      </PageTop>
      {groups.map(({ id, name }, index) => (
        <PageSection key={id} page={page} id={id} name={name}>
          <Cards
            pages={inGroup(id)}
            lead
            facts={({ facts }) => factsOf(facts, (name) => t(`service.${name}`))}
            eager={index === 0}
            sizes="(min-width: 48rem) 26rem, 46vw"
          />
        </PageSection>
      ))}
      <PageCall page={page} />
    </div>
  );
}

export const Head = headOf<Queries.ServicesPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  query ServicesPage($language: String!) {
    page(slug: { eq: "services" }, language: { eq: $language }) {
      ...Page_page
    }
    allService(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        group
        facts {
          permits
          occupancy
        }
        ...Cards_page
      }
    }
  }
`;
