import { type HeadProps } from "gatsby";
import { useMemo } from "react";
import { Link } from "../../components/Link/Link";
import { OfficeContacts, PermitOffices } from "../../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../../components/PermitOffices/PlacesMap";
import { usePlaces } from "../../components/PermitOffices/usePlaces";
import { Section } from "../../components/Section/Section";
import { toolSections } from "../../content/sections";
import { useText } from "../../i18n";
import { placeQuestion, toolPath } from "../../tools/questions";
import { Tool, ToolHead, ToolPage } from "../../tools/Tool";
import { useQueryState } from "../../tools/useQueryState";
import { page, words } from "../../words/en/pages/plan/permit-office";
import { withWords } from "../../words/words";

function PermitOfficeTool() {
  const places = usePlaces().allPlace.nodes;
  const text = useText();
  const { t } = text;
  const questions = useMemo(() => [placeQuestion(text, places)], [places, text]);
  const query = useQueryState(toolPath("permit-office"), questions);
  const place = places.find(({ entryId }) => entryId === query.state.place);
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
function PermitOfficePage() {
  const { t } = useText();
  return (
    <ToolPage
      name="permit-office"
      page={page}
      every={
        <Section id={toolSections.every} title={t("permitOffice.every")}>
          <div className="with-aside">
            <PermitOffices details />
            <PlacesMap />
          </div>
        </Section>
      }
    >
      <PermitOfficeTool />
    </ToolPage>
  );
}

PermitOfficePage.words = words;

export default PermitOfficePage;

export const Head = withWords(words, ({ location }: HeadProps) => (
  <ToolHead name="permit-office" description={page.description} location={location} />
));
