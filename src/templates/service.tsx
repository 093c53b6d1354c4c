import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { found } from "../components/Page/Page";
import { RelatedArticles } from "../components/RelatedArticles/RelatedArticles";
import { RelatedBuildRecaps } from "../components/RelatedBuildRecaps/RelatedBuildRecaps";
import { Related } from "../components/RelatedList/RelatedList";
import { RelatedServices } from "../components/RelatedServices/RelatedServices";
import { Reviews } from "../components/Reviews/Reviews";
import { ServiceArticle } from "../components/ServiceArticle/ServiceArticle";
import { unbroken, useText } from "../i18n";
import { headOf } from "../seo/Head";
import { ServiceCost } from "../tools/ServiceCost";
import { ServiceSchedule } from "../tools/ServiceSchedule";
import { ToolCards } from "../tools/Tool";

/** A service: `/services/<slug>`. */
export default function ServiceTemplate({
  data: { page, schedule, allPhase, allCost },
}: PageProps<Queries.ServiceTemplateQuery>) {
  const { t } = useText();
  const service = found(page);
  const { nodes: phases } = allPhase;
  return (
    <ImageOverlay pictures={service.blocks.flatMap(({ picture }) => picture ?? [])}>
      <ServiceArticle
        service={service}
        cost={<ServiceCost costs={allCost.nodes} schedule={schedule} phases={phases} />}
        schedule={schedule ? <ServiceSchedule schedule={schedule} phases={phases} /> : null}
      />
      <Reviews service={service.slug} />
      <ToolCards names={service.tools} />
      <Related>
        <RelatedServices page={service} />
        <RelatedBuildRecaps page={service} />
        <RelatedArticles page={service} />
      </Related>
      <CallToAction title={t("service.call")} group={service.group}>
        <p>{unbroken(t("service.callText", { title: service.title.toLowerCase() }))}</p>
      </CallToAction>
    </ImageOverlay>
  );
}

export const Head = headOf<Queries.ServiceTemplateQuery>();

export const query = graphql`
  query ServiceTemplate($id: String!, $language: String!) {
    page: service(markdown: { id: { eq: $id } }) {
      ...PageHead_page
      ...ServiceArticle_service
      ...RelatedServices_page
      ...RelatedBuildRecaps_page
      ...RelatedArticles_page
      slug
      title
      slug
      group
      blocks {
        picture {
          ...Picture_picture
        }
      }
      tools
    }
    schedule(service: { markdown: { id: { eq: $id } } }, project: { eq: null }) {
      ...ServiceSchedule_schedule
    }
    allCost(
      filter: {
        language: { eq: $language }
        services: { elemMatch: { markdown: { id: { eq: $id } } } }
      }
      sort: { order: ASC }
    ) {
      nodes {
        ...ServiceCost_cost
      }
    }
    allPhase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
  }
`;
