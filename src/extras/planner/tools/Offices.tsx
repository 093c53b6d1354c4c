import { graphql } from "gatsby";
import { AreaNotices } from "../../../components/Areas/AreaNotices";
import { Link } from "../../../components/Link/Link";
import { isFilled, Slot } from "../../../components/Slot/Slot";
import { OfficeContacts } from "./OfficeContacts";

interface OfficesProps {
  places: readonly Queries.Offices_placeFragment[];
  /** What the extra that draws the places asks for; without it there is no drawing. */
  drawn?: Queries.Places_extrasFragment;
}

const planPath = ({ entryId }: { entryId: string }) => `/plan?place=${entryId}`;

/**
 * Every office that issues building permits, with an id to link to, how to reach it, and its
 * places, each of which leads to its plan. A map of the places stands beside them where it is asked
 * for and the site has one.
 */
export function Offices({ places, drawn }: OfficesProps) {
  const offices = new Map(places.map(({ office }) => [office.id, office]));
  return (
    <div className={drawn && isFilled("placesMap") ? "with-aside" : undefined}>
      <dl className="ruled terms spaced-links">
        {[...offices.values()].map((office) => (
          <div key={office.id} id={office.id}>
            <dt className="label">{office.government}</dt>
            <dd className="small stack">
              <ul className="row">
                {places
                  .filter((place) => place.office.id === office.id)
                  .map((place) => (
                    <li key={place.entryId}>
                      <Link to={planPath(place)}>{place.name}</Link>
                      {place.note && `: ${place.note}`}
                    </li>
                  ))}
              </ul>
              <OfficeContacts office={office} />
            </dd>
          </div>
        ))}
        <AreaNotices />
      </dl>
      {drawn ? <Slot name="placesMap" data={drawn} pathOf={planPath} /> : null}
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
