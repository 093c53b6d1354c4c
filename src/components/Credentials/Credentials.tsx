import { Fragment, type ReactNode } from "react";
import { useText } from "../../i18n";
import { useBusiness, type Business } from "../../i18n/site";
import { Facts } from "../Facts/Facts";
import { Specimen } from "../Specimen/Specimen";
import * as styles from "./Credentials.module.css";

/**
 * What proves the standing of the business, in the order in which it is shown. Where the owner has
 * not supplied it, a specimen shows its place; the short line names what is `proof` and missing.
 */
const credentials = {
  license: { proof: true },
  insurance: { proof: true },
  bond: { proof: true },
  warranty: { proof: true },
  firstVisit: { proof: false },
  design: { proof: false },
  reply: { proof: false },
  memberships: { proof: false },
  awards: { proof: false },
};

type Credential = keyof typeof credentials;
const names = Object.keys(credentials) as Credential[];

interface CredentialsProps {
  /** Names what proves the standing and is missing in one line, without what will be said of it. */
  short?: boolean;
  className?: string;
}

/** License, insurance, bond, warranty, memberships and awards, where they are known, in a strip. */
export function Credentials({ short = false, className }: CredentialsProps) {
  const { t } = useText();
  const business = useBusiness();
  const known = knownOf(business);
  const facts = names.map((name) => ({ term: t(`credentials.${name}`), text: known[name] }));
  const shown = facts.filter(({ text }) => text !== undefined);
  const missing = business.sample
    ? names.filter((name) => known[name] === undefined && (!short || credentials[name].proof))
    : [];
  if (shown.length + missing.length === 0) return null;
  const parts = (
    <>
      {shown.length > 0 ? <Facts facts={shown} /> : null}
      {missing.length > 0 ? (
        <Specimen>
          {() =>
            short ? (
              <p>{missing.map((name) => t(`credentials.${name}`)).join("\u00a0· ")}</p>
            ) : (
              <Facts
                facts={missing.map((name) => ({
                  term: t(`credentials.${name}`),
                  text: t(`credentials.sample.${name}`),
                }))}
              />
            )
          }
        </Specimen>
      ) : null}
    </>
  );
  return className ? <div className={className}>{parts}</div> : parts;
}

/** Who insures the business, in a line; what the footer says besides the license. */
export function InsuranceLine() {
  const { t } = useText();
  const { insurance, licenses } = useBusiness();
  const isKnown = insurance.length > 0 || licenses.some(({ label }) => label);
  if (!isKnown)
    return (
      <Specimen className={styles.footer}>{() => <p>{t("credentials.sample.footer")}</p>}</Specimen>
    );
  return insurance.length === 0 ? null : (
    <p className="small">
      {t("credentials.insured", { policies: insurance.map(policyText).join("; ") })}
    </p>
  );
}

const policyText = ({ kind, insurer, limit }: Business["insurance"][number]) =>
  [kind, insurer, limit].filter(Boolean).join(", ");

/** Returns what is known by name. */
function knownOf(business: Business): Partial<Record<Credential, ReactNode>> {
  const { licenses, insurance, warranty, memberships, awards, answers } = business;
  return {
    license: lines(
      licenses.flatMap(({ label, lookUp }) => (label ? { text: label, url: lookUp } : [])),
    ),
    insurance: lines(
      insurance.map((policy) => ({ text: policyText(policy), url: policy.certificate })),
    ),
    bond: lines(licenses.flatMap(({ bond }) => (bond ? { text: bond } : []))),
    warranty: warranty ?? undefined,
    firstVisit: answers?.firstVisit ?? undefined,
    design: answers?.design ?? undefined,
    reply: answers?.reply ?? undefined,
    memberships: lines(
      memberships.map(({ name, since, url }) => ({
        text: since ? `${name}, ${since}` : name,
        url,
      })),
    ),
    awards: lines(
      awards.map(({ title, giver, year, url }) => ({ text: `${title}, ${giver}, ${year}`, url })),
    ),
  };
}

interface Line {
  text: string;
  /** Where it can be looked up. */
  url?: string | null;
}

/** Lines below each other; undefined where there is none. */
const lines = (all: readonly Line[]): ReactNode =>
  all.length === 0
    ? undefined
    : all.map(({ text, url }, index) => (
        <Fragment key={text}>
          {index > 0 ? <br /> : null}
          {url ? <a href={url}>{text}</a> : text}
        </Fragment>
      ));
