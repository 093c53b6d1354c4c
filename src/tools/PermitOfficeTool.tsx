import { useMemo } from "react";
import { Link } from "../components/Link/Link";
import { OfficeContacts, PermitOffices } from "../components/PermitOffices/PermitOffices";
import { PlacesMap } from "../components/PermitOffices/PlacesMap";
import { usePlaces } from "../components/PermitOffices/usePlaces";
import { Section } from "../components/Section/Section";
import { toolSections } from "../content/sections";
import { useNamespace, useToolWords } from "../words/words";
import { placeChoices, placeQuestion, planAddress } from "./plan-address";
import { Tool } from "./Tool";
import { useQuestions } from "./useQuestions";

/** Which office issues the permit in a place. */
export function PermitOfficeTool() {
  const places = usePlaces().allPlace.nodes;
  const words = useNamespace("permitOffice");
  const tools = useToolWords();
  const questions = useMemo(() => [placeQuestion(tools, placeChoices(places))], [places, tools]);
  const answers = useQuestions("permit-office", questions);
  const place = places.find(({ entryId }) => entryId === answers.state.place);
  return (
    <>
      <Tool
        name="permit-office"
        questions={questions}
        answers={answers}
        summary={
          place
            ? `${words.permits(place.name, place.office.government)} ${place.note ?? ""}`
            : words.choose
        }
      >
        {place ? (
          <>
            <OfficeContacts office={place.office} />
            <p>
              <Link to={planAddress({ place: place.entryId })}>{words.plan}</Link>
            </p>
          </>
        ) : null}
        <p>{words.confirm}</p>
      </Tool>
      <Section id={toolSections.every} title={words.every}>
        <div className="with-aside">
          <PermitOffices details />
          <PlacesMap />
        </div>
      </Section>
    </>
  );
}
