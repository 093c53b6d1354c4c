import clsx from "clsx";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { inLanguage } from "../../content/in-language";
import { unbroken, useLanguage, useText } from "../../i18n";
import { useSite } from "../../i18n/site";
import { OpenStatus } from "../OpenStatus/OpenStatus";
import { Picture } from "../Picture/Picture";
import { Specimen } from "../Specimen/Specimen";
import * as styles from "./PersonCard.module.css";

/** Somebody whom clients meet, in the page's language. */
export type Person = ReturnType<typeof usePeople>[number];

/** Returns the people whom clients meet, in their order and in the page's language. */
export function usePeople() {
  const language = useLanguage();
  const { allPerson } = useStaticQuery<Queries.PeopleQuery>(graphql`
    query People {
      allPerson(sort: [{ order: ASC }, { entryId: ASC }]) {
        nodes {
          language
          entryId
          name
          role
          does
          portrait {
            ...Picture_picture
          }
          phoneDisplay
          phoneHref
          languages
          languagesText
          since
          credentials {
            title
            issuer
            number
          }
          leads
        }
      }
    }
  `);
  return inLanguage(language, allPerson);
}

interface LeadCardProps {
  /**
   * Id of the group of services whose jobs the person runs; the first person when left out, or
   * where nobody runs them.
   */
  group?: string | null | undefined;
  className?: string | undefined;
}

/**
 * The person who would run the visitor's job: a specimen until the owner has named one, and nothing
 * for a real business.
 */
export function LeadCard({ group, className }: LeadCardProps) {
  const { t } = useText();
  const people = usePeople();
  const lead = people.find(({ leads }) => group && leads.includes(group)) ?? people[0];
  if (lead) return <PersonCard person={lead} className={className} />;
  return (
    <Specimen className={clsx(styles.white, className)}>
      {() => (
        <Card portrait={<LinePortrait />}>
          <p className={styles.name}>{t("person.sample.name")}</p>
          <p>{t("person.sample.lead")}</p>
          <p className="note">{t("person.sample.facts")}</p>
        </Card>
      )}
    </Specimen>
  );
}

/**
 * Everybody whom clients meet, on cards; the roles of people as a specimen until there is somebody.
 */
export function People() {
  const { t } = useText();
  const people = usePeople();
  if (people.length > 0)
    return (
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.entryId} id={person.entryId}>
            <PersonCard person={person} isFull />
          </li>
        ))}
      </ul>
    );
  return (
    <Specimen>
      {() => (
        <>
          <p className="note">{t("person.sample.facts")}</p>
          <ul className={clsx(styles.people, "after")}>
            {(["lead", "prices", "answers"] as const).map((role) => (
              <li key={role}>
                <Card portrait={<LinePortrait />} className={styles.card}>
                  <p className={styles.name}>{t(`person.sample.role.${role}`)}</p>
                  <p>{t(`person.sample.${role}`)}</p>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </Specimen>
  );
}

interface PersonCardProps {
  person: Person;
  /**
   * Whether it shows what the person leads, since when, and their own licenses, in place of the
   * hours and the license of the business, which stand once on the page that shows everybody.
   */
  isFull?: boolean;
  className?: string | undefined;
}

/** A card with a person's face and name, what they do for a client, and how to reach them. */
function PersonCard({ person, isFull = false, className }: PersonCardProps) {
  const { t } = useText();
  const { business, settings } = useSite();
  const { name, role, does, portrait, languagesText, since, credentials, leads } = person;
  const groups = settings.serviceGroups.flatMap((group) =>
    leads.includes(group.id) ? group.name : [],
  );
  const [license] = business.licenses.flatMap(({ label }) => label ?? []);
  const phone = person.phoneHref
    ? { href: person.phoneHref, display: person.phoneDisplay }
    : { href: business.phoneHref, display: business.phoneDisplay };
  return (
    <Card
      className={clsx(styles.card, className)}
      portrait={
        portrait ? (
          <Picture picture={portrait} sizes="12rem" className={styles.portrait} />
        ) : (
          <LinePortrait />
        )
      }
    >
      <p className={styles.name}>{name}</p>
      <p>
        {unbroken(role)}
        {"\u00a0· "}
        {unbroken(does)}
      </p>
      <p>
        <a className={styles.phone} href={phone.href}>
          {phone.display}
        </a>
        {isFull ? null : (
          <>
            <br />
            <span className="note">
              {/* The status has no plain hours where they differ by day; here they have room. */}
              {business.hours.open.length > 1 ? (
                business.hours.text
              ) : (
                <OpenStatus hours={business.hours} />
              )}
            </span>
          </>
        )}
      </p>
      {license && !isFull ? <p className="note">{license}</p> : null}
      {languagesText ? (
        <p className="note">{t("person.speaks", { languages: languagesText })}</p>
      ) : null}
      {isFull && groups.length > 0 ? (
        <p className="note">{t("person.leads", { groups: groups.join(", ") })}</p>
      ) : null}
      {isFull && since ? (
        <p className="note">{t("person.since", { year: String(since) })}</p>
      ) : null}
      {isFull
        ? credentials.map(({ title, issuer, number }) => (
            <p key={title} className="note">
              {[number ? `${title} ${number}` : title, issuer].join(", ")}
            </p>
          ))
        : null}
    </Card>
  );
}

interface CardProps {
  portrait: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

const Card = ({ portrait, children, className }: CardProps) => (
  <div className={clsx(styles.person, className)}>
    {portrait}
    <div className={styles.words}>{children}</div>
  </div>
);

/** Somebody in a hard hat, drawn in the lines of the site's drawings: where a portrait will be. */
const LinePortrait = () => (
  <svg className={styles.portrait} viewBox="0 0 96 120" aria-hidden>
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
      <path fill="var(--paper)" d="M8 120C8 96 20 86 38 82V70h20v12c18 4 30 14 30 38" />
      <path d="M26 87l8 33M70 87l-8 33M38 82l10 14 10-14" />
      <path fill="var(--paper)" d="M30 42v10c0 13 8 22 18 22s18-9 18-22V42" />
      <path fill="var(--raised)" stroke="var(--accent)" d="M26 38c0-16 9-26 22-26s22 10 22 26z" />
      <path stroke="var(--accent)" d="M44 12.5V30M52 12.5V30" />
      <path stroke="var(--accent)" strokeWidth="2.5" d="M20 40h56" />
    </g>
  </svg>
);
