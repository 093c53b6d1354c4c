import clsx from "clsx";
import { graphql, type PageProps } from "gatsby";
import { Action, QuoteActions } from "../components/Action/Action";
import { BuildSteps } from "../components/BuildSteps/BuildSteps";
import { Cards } from "../components/Cards/Cards";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { Credentials } from "../components/Credentials/Credentials";
import { Jobs } from "../components/Jobs/Jobs";
import { Areas } from "../components/Areas/Areas";
import { LeadCard } from "../components/PersonCard/PersonCard";
import { Picture } from "../components/Picture/Picture";
import { Reviews } from "../components/Reviews/Reviews";
import { RichText } from "../components/RichText/RichText";
import { PageCall, PageSection, usePage } from "../components/Page/Page";
import type { home } from "../content/component-pages";
import { ServiceTiles } from "../components/ServiceTiles/ServiceTiles";
import { Slot } from "../components/Slot/Slot";
import { unbroken, useText } from "../i18n";
import { useIsThere, useSite } from "../i18n/site";
import { headOf } from "../seo/Head";
import { dataAttribute } from "../styles/data-attributes";
import * as hero from "./home-hero.module.css";

/** On phones the picture is 78 % as high as the window is wide, and cropped to its middle. */
const sizes = "(min-width: 48rem) 100vw, 139vw";

/** The home page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = usePage<typeof home>(data.page, "/");
  const { t } = useText();
  const { groups } = useSite();
  const isThere = useIsThere();
  return (
    <>
      <div
        className={clsx(hero.hero, page.picture && hero.pictured, data.page?.sky && hero.sky)}
        {...dataAttribute("hero", "home")}
        {...dataAttribute("print", "plain")}
      >
        <div className={clsx(hero.words, "wrap")}>
          <h1>{unbroken(page.heading)}</h1>
          <QuoteActions />
        </div>
        {page.picture ? (
          <Picture
            picture={page.picture}
            dark={page.pictureDark}
            sizes={sizes}
            priority
            className={hero.picture}
          />
        ) : null}
        <div className={hero.sheet}>
          <div className={clsx(hero.card, "wrap")}>
            <div className="stack">
              <RichText className="prose lead" html={page.lead.html} />
              {groups.length > 1 ? (
                <nav className="actions no-print" aria-label={t("home.choose")}>
                  {groups.map(({ id, name, forWhom }) => (
                    <Action key={id} to={`#${id}`} kind="quiet">
                      {forWhom ?? name}
                    </Action>
                  ))}
                </nav>
              ) : null}
            </div>
            <LeadCard />
          </div>
          <div className="wrap block">
            <Credentials short />
          </div>
        </div>
      </div>

      {data.recaps.nodes.length > 0 ? (
        <PageSection page={page} id="recap">
          <Jobs jobs={data.recaps.nodes} most={3} byTurns sizes="(min-width: 64rem) 26rem, 92vw" />
        </PageSection>
      ) : null}
      <Reviews />
      <Slot name="homeSection" data={data} services={data.allService.nodes} />

      {groups.map((group) => (
        <PageSection key={group.id} page={page} id={group.id} name={group.name}>
          <ServiceTiles
            group={group}
            services={data.allService.nodes.filter((service) => service.group === group.id)}
          />
          {isThere("/services") ? (
            <p className="actions after no-print">
              <Action to={`/services#${group.id}`} kind="quiet">
                {t("home.all")}
              </Action>
            </p>
          ) : null}
        </PageSection>
      ))}

      {data.allBuildStep.nodes.length > 0 ? (
        <PageSection page={page} id="steps">
          <BuildSteps steps={data.allBuildStep.nodes} />
        </PageSection>
      ) : null}

      <PageSection page={page} id="areas">
        <Slot name="areas" data={data} brief>
          <Areas />
        </Slot>
      </PageSection>

      <ClientLogos />

      {data.articles.nodes.length > 0 ? (
        <PageSection page={page} id="articles">
          <Cards
            pages={data.articles.nodes}
            sizes="(min-width: 64rem) 26rem, 92vw"
            label={({ publishedText }) => publishedText}
          />
        </PageSection>
      ) : null}

      <PageCall page={page} alone />
    </>
  );
}

export const Head = headOf<Queries.HomePageQuery>();

export const query = graphql`
  query HomePage($language: String!) {
    ...Places_extras
    ...HomePage_extras
    page(slug: { eq: "home" }, language: { eq: $language }) {
      sky
      ...Page_page
    }
    allBuildStep(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...BuildSteps_step
      }
    }
    allService(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        group
        ...Cards_page
      }
    }
    recaps: allBuildRecap(
      filter: { language: { eq: $language } }
      sort: [{ published: DESC }, { slug: ASC }]
    ) {
      nodes {
        ...Jobs_job
      }
    }
    articles: allArticle(
      filter: { language: { eq: $language } }
      sort: [{ published: DESC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        publishedText
        ...Cards_page
      }
    }
  }
`;
