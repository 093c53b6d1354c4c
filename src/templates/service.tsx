import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import {
  RelatedArticles,
  RelatedBuildRecaps,
  RelatedGroup,
  RelatedServices,
} from "../components/RelatedList/RelatedList";
import { ServiceArticle } from "../components/ServiceArticle/ServiceArticle";
import { ContentHead } from "../seo/ContentHead";
import { ServiceSchedule } from "../tools/ServiceSchedule";
import { ToolCards } from "../tools/ToolCard";
import { page, words } from "../words/en/pages/service";
import { withWords } from "../words/words";

/** A service: `/services/<slug>`. */
function ServiceTemplate({
  data: { service, schedule, allPhase },
}: PageProps<Queries.ServiceTemplateQuery>) {
  if (!service) return null;
  const pictures = service.blocks.flatMap(({ picture }) => picture ?? []);
  return (
    <>
      <ImageOverlay pictures={pictures}>
        <ServiceArticle
          service={service}
          schedule={
            schedule ? <ServiceSchedule schedule={schedule} phases={allPhase.nodes} /> : null
          }
        />
      </ImageOverlay>

      <ToolCards names={service.tools} />
      <RelatedGroup>
        <RelatedBuildRecaps pages={service.relatedBuildRecaps} />
        <RelatedArticles pages={service.relatedArticles} />
        <RelatedServices pages={service.relatedServices} />
      </RelatedGroup>
      <CallToAction title={page.call.title} project={service.slug}>
        <p>{page.call.text(service.title)}</p>
      </CallToAction>
    </>
  );
}

ServiceTemplate.words = words;

export default ServiceTemplate;

export const Head = withWords(
  words,
  ({ data: { service } }: HeadProps<Queries.ServiceTemplateQuery>) =>
    service ? <ContentHead kind="service" page={service} /> : null,
);

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      ...ContentHead_service
      ...ServiceArticle_service
      tools
      relatedBuildRecaps {
        ...RelatedList_page
      }
      relatedArticles {
        ...RelatedList_name
      }
      relatedServices {
        ...RelatedList_page
      }
    }
    schedule(service: { id: { eq: $id } }) {
      ...ServiceSchedule_schedule
    }
    allPhase(sort: { order: ASC }) {
      nodes {
        ...ScheduleTable_phase
      }
    }
  }
`;
