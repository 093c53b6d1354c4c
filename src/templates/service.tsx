import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction/CallToAction";
import { ImageOverlay } from "../components/ImageOverlay/ImageOverlay";
import { useRequired, type PageAddress } from "../components/Page/Page";
import { RelatedArticles } from "../components/RelatedArticles/RelatedArticles";
import { RelatedBuildRecaps } from "../components/RelatedBuildRecaps/RelatedBuildRecaps";
import { Related } from "../components/RelatedList/RelatedList";
import { Reviews } from "../components/Reviews/Reviews";
import { ServiceArticle } from "../components/ServiceArticle/ServiceArticle";
import { isFilled, Slot } from "../components/Slot/Slot";
import { unbroken, useText } from "../i18n";
import { headOf } from "../seo/Head";

/** A service: `/services/<slug>`. */
export default function ServiceTemplate({
  data,
  pageContext,
}: PageProps<Queries.ServiceTemplateQuery, PageAddress>) {
  const { t } = useText();
  const required = useRequired();
  const service = required(data.page, `content${pageContext.address}/index.md`);
  return (
    <ImageOverlay pictures={service.blocks.flatMap(({ picture }) => picture ?? [])}>
      <ServiceArticle
        service={service}
        facts={
          <Slot
            name="serviceFacts"
            data={data}
            time={isFilled("serviceTime") ? <Slot name="serviceTime" data={data} /> : undefined}
            paper={(words) => (
              <Slot name="writtenPrice" words={words}>
                {words}
              </Slot>
            )}
          />
        }
      />
      <Related>
        <RelatedBuildRecaps page={service} most={1} />
        <RelatedArticles page={service} />
      </Related>
      <Reviews service={service.slug} />
      <Slot name="pageEnd" data={data} />
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
      ...RelatedBuildRecaps_page
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
