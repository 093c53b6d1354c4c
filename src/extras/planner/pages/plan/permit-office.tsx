import { graphql, type PageProps } from "gatsby";
import { Link } from "../../../../components/Link/Link";
import { Section } from "../../../../components/Section/Section";
import { toolSections } from "../../sections";
import { useText } from "../../../../i18n";
import { useBusiness } from "../../../../i18n/site";
import { headOf } from "../../../../seo/Head";
import { OfficeContacts } from "../../tools/OfficeContacts";
import { Offices } from "../../tools/Offices";
import { placeIn, placeQuestion, type Answers } from "../../tools/questions";
import { isServed } from "../../tools/served";
import { Tool } from "../../tools/Tool";

/** Which office issues the permit in a place. */
export default function PermitOfficePage({ data }: PageProps<Queries.PermitOfficePageQuery>) {
  const { t } = useText();
  const { areas } = useBusiness();
  const places = data.allPlace.nodes;

  const answer = (state: Answers) => {
    const place = placeIn(places, state.place);
    const confirm = <p>{t("permitOffice.confirm")}</p>;
    if (!place) return [t("permitOffice.choose"), confirm] as const;
    const { entryId, name, office, note } = place;
    const permits = t("permitOffice.permits", { place: name, government: office.government });
    return [
      [permits, note].filter(Boolean).join(" "),
      <>
        <OfficeContacts office={office} />
        {isServed(place, areas) ? (
          <p>
            <Link to={`/plan?place=${entryId}`}>{t("permitOffice.plan")}</Link>
          </p>
        ) : null}
        {confirm}
      </>,
    ] as const;
  };

  return (
    <Tool
      name="permit-office"
      page={data.page}
      questions={[placeQuestion(t, places)]}
      answer={answer}
      every={
        <Section id={toolSections.every} title={t("permitOffice.every")}>
          <Offices places={places} drawn={data} />
        </Section>
      }
    />
  );
}

export const Head = headOf<Queries.PermitOfficePageQuery>();

export const query = graphql`
  query PermitOfficePage($language: String!) {
    ...Places_extras
    page(slug: { eq: "plan/permit-office" }, language: { eq: $language }) {
      ...Page_page
    }
    allPlace(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        also {
          id
          name
        }
        ...Offices_place
      }
    }
  }
`;
