import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Link } from "../../components/Link/Link";
import { Areas, OfficeContacts, usePlaces } from "../../components/PermitOffices/PermitOffices";
import { Section } from "../../components/Section/Section";
import { toolSections } from "../../content/sections";
import { useText } from "../../i18n";
import { placeIn, placeQuestion, toolPath } from "../../tools/questions";
import { Tool, ToolPage } from "../../tools/Tool";
import { found } from "../../components/StandalonePage/StandalonePage";
import { headOf } from "../../seo/Head";

import { useQueryState } from "../../tools/useQueryState";

function PermitOfficeTool() {
  const places = usePlaces();
  const text = useText();
  const { t } = text;
  const questions = useMemo(() => [placeQuestion(text, places)], [places, text]);
  const query = useQueryState(toolPath("permit-office"), questions);
  const place = placeIn(places, query.state.place);
  const summary = () => {
    if (!place) return t("permitOffice.choose");
    const { name, office, note } = place;
    const permits = t("permitOffice.permits", { place: name, government: office.government });
    return [permits, note].filter(Boolean).join(" ");
  };
  return (
    <Tool name="permit-office" questions={questions} query={query} summary={summary()}>
      {place ? (
        <>
          <OfficeContacts office={place.office} />
          <p>
            <Link to={`/plan?place=${place.entryId}`}>{t("permitOffice.plan")}</Link>
          </p>
        </>
      ) : null}
      <p>{t("permitOffice.confirm")}</p>
    </Tool>
  );
}

/** Which office issues the permit in a place. */
export default function PermitOfficePage({ data }: PageProps<Queries.PermitOfficePageQuery>) {
  const { t } = useText();
  return (
    <ToolPage
      name="permit-office"
      page={found(data.page)}
      every={
        <Section id={toolSections.every} title={t("permitOffice.every")}>
          <Areas details />
        </Section>
      }
    >
      <PermitOfficeTool />
    </ToolPage>
  );
}

export const Head = headOf<Queries.PermitOfficePageQuery>();

export const query = graphql`
  query PermitOfficePage {
    page(slug: { eq: "plan/permit-office" }) {
      ...StandalonePage_page
    }
  }
`;
