import { AreaNotices } from "../../../components/Areas/AreaNotices";
import { Link } from "../../../components/Link/Link";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { useBusiness, useIsThere } from "../../../i18n/site";
import { PlacesMap } from "./PlacesMap";

const officePath = ({ office }: { office: { path: string | null } }) => office.path;

/**
 * Where the business works: the offices that permit there, each with its places. Unless they are
 * brief, a map stands beside them where the site has no page of offices, which has it.
 */
export function ServedPlaces({ data, brief = false }: SlotProps["areas"]) {
  const { areas } = useBusiness();
  const isThere = useIsThere();
  const served = areas.filter(({ notice }) => !notice);
  const places = data.places.nodes.filter(({ office }) =>
    served.some(({ name }) => name === office.area),
  );
  const offices = new Map(places.map(({ office }) => [office.id, office]));
  const hasOfficePage = places.some(({ office: { path } }) => path !== null && isThere(path));
  const isDrawn = !brief && !hasOfficePage;
  const others = served.filter(({ name }) => !places.some(({ office }) => office.area === name));
  return (
    <div className={isDrawn ? "with-aside" : undefined}>
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
          <p className="small">{others.map(({ name }) => name).join("\u00a0· ")}</p>
        ) : null}
      </div>
      {isDrawn ? <PlacesMap data={data} pathOf={officePath} /> : null}
    </div>
  );
}
