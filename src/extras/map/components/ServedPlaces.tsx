import { AreaNotices } from "../../../components/Areas/AreaNotices";
import { Link } from "../../../components/Link/Link";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { useBusiness } from "../../../i18n/site";
import { PlacesMap } from "./PlacesMap";

const officePath = ({ office }: { office: { path: string | null } }) => office.path;

/** Where the business works: the offices that permit there, each with its places; beside them, unless they are brief, a map. */
export function ServedPlaces({ data, brief = false }: SlotProps["areas"]) {
  const { areas } = useBusiness();
  const served = areas.filter(({ notice }) => !notice);
  const places = data.places.nodes.filter(({ office }) =>
    served.some(({ name }) => name === office.area),
  );
  const offices = new Map(places.map(({ office }) => [office.id, office]));
  const others = served.filter(({ name }) => !places.some(({ office }) => office.area === name));
  return (
    <div className={brief ? undefined : "with-aside"}>
      <div className="stack">
        <dl className="ruled terms spaced-links">
          {[...offices.values()].map((office) => (
            <div key={office.id}>
              <dt className="label">
                {office.path === null ? (
                  office.government
                ) : (
                  <Link to={office.path}>{office.government}</Link>
                )}
              </dt>
              <dd className="small">
                <ul className="row">
                  {places
                    .filter((place) => place.office.id === office.id)
                    .map(({ entryId, name }) => (
                      <li key={entryId}>{name}</li>
                    ))}
                </ul>
              </dd>
            </div>
          ))}
          <AreaNotices />
        </dl>
        {others.length > 0 ? (
          <p className="small">{others.map(({ name }) => name).join(" · ")}</p>
        ) : null}
      </div>
      {brief ? null : <PlacesMap data={data} pathOf={officePath} />}
    </div>
  );
}
