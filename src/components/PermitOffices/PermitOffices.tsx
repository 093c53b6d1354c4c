import { graphql } from "gatsby";
import { Link } from "../Link/Link";
import { useBusiness } from "../site/useSite";
import * as styles from "./PermitOffices.module.css";
import { usePlaces } from "./usePlaces";

interface PermitOfficesProps {
  /** Shows every office, with an id to link to and how to reach it; otherwise only the offices of the places served. */
  details?: boolean;
}

/** The offices that issue building permits, each with its places; the numbers are those of the map on a phone. */
export function PermitOffices({ details = false }: PermitOfficesProps) {
  const { areas } = useBusiness();
  const places = usePlaces();
  const offices = new Map(places.map(({ office }) => [office.id, office]));
  const shown = [...offices.values()].filter(({ served }) => details || served);
  return (
    <dl className={`${styles.offices} ruled`}>
      {shown.map((office) => {
        const here = places.filter((place) => place.office.id === office.id);
        return (
          <div key={office.id} id={details ? office.id : undefined}>
            <dt className="label">
              <Link to={`/contact#${office.id}`}>{office.government}</Link>
            </dt>
            <dd className="small stack">
              <ul className={styles.places}>
                {here.map(({ entryId, name, note, order }) => (
                  <li key={entryId}>
                    <span className={styles.number}>{order} </span>
                    <Link to={`/plan?place=${entryId}`}>{name}</Link>
                    {details && note && `: ${note}`}
                  </li>
                ))}
              </ul>
              {details && <OfficeContacts office={office} />}
            </dd>
          </div>
        );
      })}
      {areas.map(({ name, notice }) =>
        notice ? (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd className="small">{notice}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** How to reach an office. */
export function OfficeContacts({ office }: { office: Queries.OfficeContacts_officeFragment }) {
  const { name, url, whereabouts, contacts, remark } = office;
  return (
    <>
      <p>
        <a href={url} rel="noopener">
          {name}
        </a>
        {whereabouts}
      </p>
      <p>{contacts}</p>
      <p className="quiet">{remark}</p>
    </>
  );
}

export const query = graphql`
  fragment OfficeContacts_office on PermitOffice {
    name
    url
    whereabouts
    contacts
    remark
  }
`;
