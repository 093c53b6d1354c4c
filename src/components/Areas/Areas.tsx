import { graphql, useStaticQuery } from "gatsby";
import { addressIn, fileIn } from "../../content/language";
import { useLanguage, useText } from "../../i18n";
import { DrawingFile } from "../DrawingFile/DrawingFile";
import { Link } from "../Link/Link";
import { useBusiness } from "../../i18n/site";
import { OfficeContacts } from "../OfficeContacts/OfficeContacts";
import * as styles from "./Areas.module.css";

/** A place; `also` has the names of its parts. */
export type Place = ReturnType<typeof usePlaces>[number];

/** Returns the places, each with its permit office, in the page's language. */
export function usePlaces() {
  const language = useLanguage();
  const { allPlace } = useStaticQuery<Queries.PlacesQuery>(graphql`
    query Places {
      allPlace(sort: { order: ASC }) {
        nodes {
          language
          entryId
          name
          also
          note
          office {
            id
            government
            area
            quoteArea
            name
            url
            fees
            note
            whereabouts
            contacts
            jurisdictions {
              entryId
            }
            rules {
              entryId
            }
          }
        }
      }
    }
  `);
  return allPlace.nodes.filter((place) => place.language === language);
}

interface AreasProps {
  /** Shows every office in full, with an id to link to; otherwise only the offices of the places served. */
  details?: boolean;
  /** Leads to the plan of a place, rather than to its office. */
  plan?: boolean | undefined;
}

/** Where the business works: the offices that issue building permits, each with its places, beside a map of them. */
export function Areas({ details = false, plan = details }: AreasProps) {
  const { areas } = useBusiness();
  const places = usePlaces();
  const offices = new Map(places.map(({ office }) => [office.id, office]));
  const isServed = ({ area }: Place["office"]) =>
    areas.some(({ name, notice }) => name === area && !notice);
  const shown = [...offices.values()].filter((office) => details || isServed(office));
  return (
    <div className="with-aside">
      <dl className="ruled terms spaced-links">
        {shown.map((office) => {
          const here = places.filter((place) => place.office.id === office.id);
          return (
            <div key={office.id} id={details ? office.id : undefined}>
              <dt className="label">
                {plan ? (
                  office.government
                ) : (
                  <Link to={officePath(office)}>{office.government}</Link>
                )}
              </dt>
              <dd className="small stack">
                <ul className={styles.places}>
                  {here.map(({ entryId, name, note }) => (
                    <li key={entryId}>
                      {plan ? <Link to={planPath(entryId)}>{name}</Link> : name}
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
      <PlacesMap plan={plan} />
    </div>
  );
}

/** Where an office is shown in full. */
const officePath = ({ id }: { id: string }) => `/plan/permit-office#${id}`;

const planPath = (place: string) => `/plan?place=${place}`;

/** The places as outlines, each a link to its office or plan. The list has the same links for keyboards and screen readers. */
function PlacesMap({ plan }: Pick<AreasProps, "plan">) {
  const places = usePlaces();
  const { t, language } = useText();
  const file = fileIn(language, "/places.svg");
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 600 932" aria-hidden="true">
        {places.map(({ entryId, office }) => (
          <a
            key={entryId}
            href={addressIn(language, plan ? planPath(entryId) : officePath(office))}
            tabIndex={-1}
          >
            <DrawingFile href={`${file}#${entryId}`} />
          </a>
        ))}
        <DrawingFile href={`${file}#labels`} />
      </svg>
      <figcaption className="note">{t("map.note")}</figcaption>
    </figure>
  );
}
