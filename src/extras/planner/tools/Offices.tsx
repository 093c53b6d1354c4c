import { graphql } from "gatsby";
import { AreaNotices } from "../../../components/Areas/AreaNotices";
import { Link } from "../../../components/Link/Link";
import { isFilled, Slot } from "../../../components/Slot/Slot";
import { useBusiness } from "../../../i18n/site";
import { OfficeContacts } from "./OfficeContacts";
import { isServed } from "./served";

interface OfficesProps {
  places: readonly Queries.Offices_placeFragment[];
  /** What the extra that draws the places asks for; without it there is no drawing. */
  drawn?: Queries.Places_extrasFragment;
}

const planPath = ({ entryId }: { entryId: string }) => `/plan?place=${entryId}`;

/**
 * Every office that issues building permits, those where work is offered first: with an id to link
 * to, how to reach it, and its places, each of which leads to its plan. A map of the places stands
 * beside them where it is asked for and the site has one.
 */
export function Offices({ places, drawn }: OfficesProps) {
  const { areas } = useBusiness();
  const offices = new Map(places.map(({ office }) => [office.id, office]));
  const isOurs = (office: Office) => isServed({ office }, areas);
  const inOrder = [...offices.values()].sort((a, b) => Number(isOurs(b)) - Number(isOurs(a)));
  return (
    <div className={drawn && isFilled("placesMap") ? "with-aside" : undefined}>
      <dl className="ruled terms spaced-links">
        {inOrder.map((office) => (
          <OfficeEntry
            key={office.id}
            office={office}
            places={places.filter((place) => place.office.id === office.id)}
          />
        ))}
        <AreaNotices />
      </dl>
      {drawn ? <Slot name="placesMap" data={drawn} pathOf={planPath} /> : null}
    </div>
  );
}

type Office = Queries.Offices_placeFragment["office"];

/** An office with its places. One that has the name of its only place says it once. */
function OfficeEntry({ office, places }: Pick<OfficesProps, "places"> & { office: Office }) {
  const { id, government } = office;
  const [only, second] = places;
  const namesake = !second && only?.name === government ? only : undefined;
  return (
    <div id={id}>
      <dt className="label">
        {namesake ? <Link to={planPath(namesake)}>{government}</Link> : government}
      </dt>
      <dd className="small stack">
        {namesake ? (
          namesake.note && <p>{namesake.note}</p>
        ) : (
          <ul className="row">
            {places.map((place) => (
              <li key={place.entryId}>
                <Link to={planPath(place)}>{place.name}</Link>
                {place.note && `: ${place.note}`}
              </li>
            ))}
          </ul>
        )}
        <OfficeContacts office={office} />
      </dd>
    </div>
  );
}

export const query = graphql`
  fragment Offices_place on Place {
    entryId
    name
    note
    office {
      id
      government
      ...OfficeContacts_office
    }
  }
`;
