import { graphql } from "gatsby";
import { useId } from "react";
import { useText } from "../../i18n";
import { Jobs, jobsInOrder } from "../Jobs/Jobs";
import { RelatedList } from "../RelatedList/RelatedList";

/** Build recaps to read next. */
export function RelatedBuildRecaps({ page }: { page: Queries.RelatedBuildRecaps_pageFragment }) {
  const { t } = useText();
  return <RelatedList title={t("related.buildRecaps")} pages={page.relatedBuildRecaps} />;
}

/**
 * The one build recap in the text of a service: as a cover, with its numbers; nothing without one.
 * It is like the service's work only where it names the service.
 */
export function RelatedJob({ service }: { service: Queries.RelatedBuildRecaps_serviceFragment }) {
  const { t } = useText();
  const id = useId();
  const [job] = jobsInOrder(service.relatedBuildRecaps);
  if (!job) return null;
  const isOwn = job.namedServices.some(({ path }) => path === service.path);
  return (
    <section className="block" aria-labelledby={id}>
      <h2 id={id} className="title">
        {t(isOwn ? "related.ownJob" : "related.otherJob")}
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
    path
    relatedBuildRecaps {
      ...Jobs_job
    }
  }
`;
