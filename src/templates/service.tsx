import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { useRequired, type PageAddress } from "../components/Page/Page";
import { RelatedArticles } from "../components/RelatedArticles/RelatedArticles";
import { RelatedJob } from "../components/RelatedBuildRecaps/RelatedBuildRecaps";
import { LeadCard } from "../components/PersonCard/PersonCard";
import { Related } from "../components/RelatedList/RelatedList";
import { RichText } from "../components/RichText/RichText";
import { Reviews } from "../components/Reviews/Reviews";
import { ServiceArticle } from "../components/ServiceArticle/ServiceArticle";
import { isFilled, Slot } from "../components/Slot/Slot";
import { useText } from "../i18n";
import { useSite } from "../i18n/site";
import { headOf } from "../seo/Head";

/** A service: `/services/<slug>`. */
export default function ServiceTemplate({
  data,
  pageContext,
}: PageProps<Queries.ServiceTemplateQuery, PageAddress>) {
  const { t } = useText();
  const required = useRequired();
  const service = required(data.page, `content${pageContext.address}/index.md`);
  const group = useSite().groups.find(({ id }) => id === service.group);
  return (
    <ImageOverlay pictures={service.blocks.flatMap(({ picture }) => picture ?? [])}>
      <ServiceArticle
        service={service}
        facts={
          <Slot
            name="serviceFacts"
            data={data}
            time={isFilled("serviceTime") ? <Slot name="serviceTime" data={data} /> : undefined}
            note={group?.price ? <RichText html={group.price.html} /> : null}
          />
        }
      >
        <RelatedJob service={service} />
        <Reviews service={service.slug} inText />
        <LeadCard group={service.group} className="block" />
      </ServiceArticle>
      <Related>
        <RelatedArticles page={service} />
      </Related>
      <Slot name="pageEnd" data={data} />
      <CallToAction title={t("service.call")} alone>
        <p>{group?.call ?? t("service.callText")}</p>
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
      ...RelatedBuildRecaps_service
      ...RelatedArticles_page
      slug
      title
      group
      blocks {
        picture {
          ...Picture_picture
        }
      }
    }
    ...ServiceTemplate_extras
  }
`;
