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
import type { PageLanguage } from "../content/language";
import { useText } from "../i18n";
import { EntryHead } from "../seo/Head";
import { ServiceSchedule } from "../tools/ServiceSchedule";
import { ToolCards } from "../tools/ToolCard";

/** A service: `/services/<slug>`. */
export default function ServiceTemplate({
  data: { service, schedule, allPhase },
}: PageProps<Queries.ServiceTemplateQuery>) {
  const { t } = useText();
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
      <CallToAction title={t("service.call")} project={service.slug}>
        <p>{t("service.callText", { title: service.title.toLowerCase() })}</p>
      </CallToAction>
    </>
  );
}

export const Head = ({
  data: { service: page },
  pageContext: { language },
}: HeadProps<Queries.ServiceTemplateQuery, PageLanguage>) =>
  page && <EntryHead language={language} entry={{ kind: "service", page }} />;

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      ...PageHead_service
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
