import { graphql } from "gatsby";
import { useId } from "react";
import { useText } from "../../i18n";
import { Jobs } from "../Jobs/Jobs";
import { RelatedList } from "../RelatedList/RelatedList";

/** Build recaps like what a page is about. */
export function RelatedBuildRecaps({ page }: { page: Queries.RelatedBuildRecaps_pageFragment }) {
  const { t } = useText();
  return <RelatedList title={t("related.buildRecaps")} pages={page.relatedBuildRecaps} />;
}

/**
 * The one build recap in the text of a service: as a cover, with its numbers; nothing without one.
 */
export function RelatedJob({ service }: { service: Queries.RelatedBuildRecaps_serviceFragment }) {
  const { t } = useText();
  const id = useId();
  if (service.relatedBuildRecaps.length === 0) return null;
  return (
    <section className="block" aria-labelledby={id}>
      <h2 id={id} className="title">
        {t("related.buildRecaps")}
      </h2>
      <div className="after">
        <Jobs jobs={service.relatedBuildRecaps} most={1} sizes="(min-width: 64rem) 39rem, 92vw" />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment RelatedBuildRecaps_page on ContentPage {
    relatedBuildRecaps {
      ...RelatedList_page
    }
  }
  fragment RelatedBuildRecaps_service on Service {
    relatedBuildRecaps {
      ...Jobs_job
    }
  }
`;
