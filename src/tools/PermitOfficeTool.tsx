import { useMemo } from "react";
import { Link } from "../components/Link/Link";
import { OfficeContacts, PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { usePlaces } from "../components/PermitOffices/usePlaces";
import { Section } from "../components/Section/Section";
import { toolSections } from "../content/sections";
import { answersAddress, readAnswers, type Answers } from "./answers";
import { placeQuestion, planAddress } from "./plan-address";
import { Tool } from "./Tool";
import { toolPath } from "./tools";
import { useAnswers } from "./useAnswers";

/** Which office issues the permit in a place. */
export function PermitOfficeTool() {
  const places = usePlaces().allPlace.nodes;
  const { questions, read, address } = useMemo(() => {
    const choices = places.map(({ entryId, name }) => ({ value: entryId, title: name }));
    const questions = [placeQuestion(choices)];
    return {
      questions,
      read: (search: string) => readAnswers(search, questions),
      address: (state: Answers) => answersAddress(toolPath("permit-office"), questions, state),
    };
  }, [places]);
  const answers = useAnswers(read, address);
  const place = places.find(({ entryId }) => entryId === answers.state.place);
  return (
    <>
      <Tool
        name="permit-office"
        questions={questions}
        answers={answers}
        summary={
          place
            ? `${place.name}: ${place.office.government} permits. ${place.note ?? ""}`
            : "Choose the place, and its office appears here. The parcel's government permits, whatever city is in the mailing address."
        }
      >
        {place ? (
          <>
            <OfficeContacts office={place.office} />
            <p>
              <Link to={planAddress({ place: place.entryId })}>
                Plan a project there: approvals, weeks, papers, days
              </Link>
            </p>
          </>
        ) : null}
        <p>
          Confirm the parcel with the county assessor before you apply. Food businesses in Clark
          County and its cities also apply to the Southern Nevada Health District.
        </p>
      </Tool>
      <Section id={toolSections.every} title="Every office">
        <div className="with-aside">
          <PermitOffices details />
          <PlacesMap />
        </div>
      </Section>
    </>
  );
}
