import { Link } from "../Link/Link";
import { useBusiness } from "../site/useSite";
import * as styles from "./PermitOffices.module.css";
import { usePlaces, type PermitOffice } from "./usePlaces";

interface PermitOfficesProps {
  /** Shows every office, with its address on the page and how to reach it; else those of the places served. */
  details?: boolean;
}

/** The offices that issue building permits, each with its places; numbers are those of the map on a phone. */
export function PermitOffices({ details = false }: PermitOfficesProps) {
  const { areas } = useBusiness();
  const { allPlace, plan } = usePlaces();
  const offices = new Map(allPlace.nodes.map(({ office }) => [office.id, office]));
  const shown = [...offices.values()].filter(({ served }) => details || served);
  return (
    <dl className="ruled">
      {shown.map((office) => {
        const places = allPlace.nodes.filter((place) => place.office.id === office.id);
        return (
          <div key={office.id} id={details ? office.id : undefined} className={styles.office}>
            <dt className={styles.name}>
              <Link to={`/contact#${office.id}`}>{office.government}</Link>
            </dt>
            <dd className="small stack">
              <ul className={styles.places}>
                {places.map(({ entryId, name, order }) => (
                  <li key={entryId}>
                    <span className={styles.number}>{order} </span>
                    {plan ? <Link to={`${plan.path}?place=${entryId}`}>{name}</Link> : name}
                  </li>
                ))}
              </ul>
              {details ? (
                <>
                  {places.map(
                    ({ entryId, name, note }) =>
                      note && (
                        <p key={entryId} className="quiet">
                          {name}: {note}
                        </p>
                      ),
                  )}
                  <Reach office={office} />
                </>
              ) : null}
            </dd>
          </div>
        );
      })}
      {areas.map(({ name, notice }) =>
        notice ? (
          <div key={name} className={styles.office}>
            <dt className={styles.name}>{name}</dt>
            <dd className="small">{notice}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Reach({ office }: { office: PermitOffice }) {
  const { name, url, address, portal, phone, planningPhone, email, note, served } = office;
  return (
    <>
      <p>
        <a href={url} rel="noopener">
          {name}
        </a>
        {address && `, ${address}`}
        {portal && `. Online: ${portal}`}
      </p>
      <p>
        {phone} {planningPhone && `Planning: ${planningPhone}`} {email}
      </p>
      <p className="quiet">
        {note} {served || "Outside our service area."}
      </p>
    </>
  );
}
