import { graphql, type PageProps } from "gatsby";
import { ClientLogos } from "../components/ClientLogos/ClientLogos";
import { Credentials } from "../components/Credentials/Credentials";
import { Facts } from "../components/Facts/Facts";
import { RatingLine } from "../components/BusinessLines/BusinessLines";
import { Hero } from "../components/PageHeader/PageHeader";
import { People, usePeople } from "../components/PersonCard/PersonCard";
import { Areas } from "../components/Areas/Areas";
import { usePage, PageCall, PageSection, PageTop } from "../components/Page/Page";
import type { about } from "../content/component-pages";
import { Slot } from "../components/Slot/Slot";
import { useText } from "../i18n";
import { useBusiness } from "../i18n/site";
import { headOf } from "../seo/Head";

/**
 * Returns what amounts in a currency are called: “US dollars”, where `Intl.DisplayNames` would say
 * “US Dollar”.
 */
const currencyName = (currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" })
    .formatToParts(2)
    .find(({ type }) => type === "currency")?.value ?? currency;

/**
 * Who the business is: how it builds, who runs it, what proves its standing, and where it works.
 */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = usePage<typeof about>(data.page, "/about");
  const { founded, payment, currency, hours, rating, sample } = useBusiness();
  const people = usePeople();
  const { t, locale } = useText();
  const ways = payment.join(", ");
  return (
    <>
      <PageTop page={page} />
      {page.picture ? <Hero picture={page.picture} dark={page.pictureDark} kind="full" /> : null}

      {people.length > 0 || sample ? (
        <PageSection page={page} id="team">
          <People />
        </PageSection>
      ) : null}

      <PageSection page={page} id="build" beside />

      <PageSection page={page} id="run" beside />

      <PageSection page={page} id="standing">
        <Credentials />
        <div className="block">
          <Facts
            facts={[
              { term: t("about.founded"), text: founded?.toString() },
              {
                term: t("about.rating"),
                text: rating || sample ? <RatingLine rating={rating} /> : null,
              },
              {
                term: t("about.payment"),
                text: t("about.payments", { ways, currency: currencyName(currency, locale) }),
              },
              { term: t("about.hours"), text: hours.text },
            ].filter(({ text }) => text)}
          />
        </div>
      </PageSection>

      <PageSection page={page} id="where">
        <Slot name="areas" data={data} brief>
          <Areas />
        </Slot>
      </PageSection>

      <PageSection page={page} id="jobs" beside />
      <ClientLogos />
      <PageCall page={page} alone />
    </>
  );
}

export const Head = headOf<Queries.AboutPageQuery>(({ allPerson }) => ({
  kind: "AboutPage",
  people: allPerson.nodes,
}));

export const query = graphql`
  query AboutPage($language: String!) {
    ...Places_extras
    page(slug: { eq: "about" }, language: { eq: $language }) {
      ...Page_page
    }
    allPerson(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { entryId: ASC }]) {
      nodes {
        ...PersonHead_person
      }
    }
  }
`;
