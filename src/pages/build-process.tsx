import { graphql, type PageProps } from "gatsby";
import { BuildStepLanes } from "../components/BuildSteps/BuildSteps";
import { Deferred } from "../components/FirstView/FirstView";
import { JobIndex, Jobs } from "../components/Jobs/Jobs";
import { RichText } from "../components/RichText/RichText";
import { Section } from "../components/Section/Section";
import { PageCall, PageTop, usePage, sectionOf } from "../components/Page/Page";
import type { buildProcess } from "../content/component-pages";
import { unbroken } from "../i18n";
import { useSite } from "../i18n/site";
import { headOf } from "../seo/Head";

/**
 * The work: jobs of each group of services, the clients' own first, and how a build runs, step by
 * step.
 */
export default function BuildProcessPage({ data }: PageProps<Queries.BuildProcessPageQuery>) {
  const page = usePage<typeof buildProcess>(data.page, "/build-process");
  const { serviceGroups } = useSite().settings;
  const [steps, recaps] = [sectionOf(page, "steps"), sectionOf(page, "recaps")];
  const jobs = data.allBuildRecap.nodes;
  const hasSteps = data.allBuildStep.nodes.length > 0;
  const shown = serviceGroups.map(({ id, name }) => ({
    id,
    name,
    jobs: jobs.filter(({ group }) => group === id),
  }));
  return (
    <>
      <PageTop page={page} picture={page.picture}>
        {hasSteps && jobs.length > 0 ? (
          <p className="row label spaced-links">
            <a href="#recaps">{recaps.title}</a>
            <a href="#steps">{steps.title}</a>
          </p>
        ) : null}
      </PageTop>

      {jobs.length > 0 ? (
        <Deferred>
          <section className="section wrap stack" aria-labelledby="recaps">
            {/* Its groups say the same to who sees them. */}
            <h2 id="recaps" className="visually-hidden">
              {unbroken(recaps.title)}
            </h2>
            {shown
              .filter((group) => group.jobs.length > 0)
              .map(({ id, name, jobs: own }) => (
                <section key={id} className="block" aria-label={name}>
                  <h3 className="title">{unbroken(name)}</h3>
                  <div className="after">
                    <Jobs jobs={own} level={4} sizes="(min-width: 48rem) 39rem, 92vw" />
                  </div>
                </section>
              ))}
            <JobIndex jobs={jobs} />
            {recaps.html ? <RichText className="note measure" html={recaps.html} /> : null}
          </section>
        </Deferred>
      ) : null}

      {hasSteps ? (
        <Section id="steps" title={steps.title} tone>
          <BuildStepLanes steps={data.allBuildStep.nodes} />
          <RichText className="note measure after" html={steps.html} />
        </Section>
      ) : null}

      <PageCall page={page} />
    </>
  );
}

export const Head = headOf<Queries.BuildProcessPageQuery>(() => ({ kind: "CollectionPage" }));

export const query = graphql`
  query BuildProcessPage($language: String!) {
    page(slug: { eq: "build-process" }, language: { eq: $language }) {
      ...Page_page
    }
    allBuildStep(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...BuildSteps_step
      }
    }
    allBuildRecap(
      filter: { language: { eq: $language } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...Jobs_job
      }
    }
  }
`;
