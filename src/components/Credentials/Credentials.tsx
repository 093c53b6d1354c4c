import { Fragment, type ReactNode } from "react";
import { useText, type Text } from "../../i18n";
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
  const text = useText();
  const { t } = text;
  const business = useBusiness();
  const known = knownOf(business, text);
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
              <Names names={missing} />
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

/**
 * Who insures and who bonds the business, a line each: what the footer says besides the license;
 * and a specimen of what is missing.
 */
export function FooterCredentials() {
  const text = useText();
  const { t } = text;
  const business = useBusiness();
  const { insurance, licenses } = business;
  const known = knownOf(business, text);
  const missing = inFooter.filter((name) => known[name] === undefined);
  const policies = insurance.map((policy) => policyText(policy, text)).join("; ");
  return (
    <>
      {insurance.length > 0 ? (
        <p className="small">{t("credentials.insured", { policies })}</p>
      ) : null}
      {licenses.map(({ bond }) =>
        bond ? (
          <p key={bond} className="small">
            {t("credentials.bond")}: {bond}
          </p>
        ) : null,
      )}
      {missing.length > 0 ? (
        <Specimen className={styles.footer}>
          <Names names={missing} />
        </Specimen>
      ) : null}
    </>
  );
}

/** What the footer says. */
const inFooter = ["license", "insurance", "bond"] as const;

/** The names of what is missing, in one line. */
function Names({ names: missing }: { names: readonly Credential[] }) {
  const { t } = useText();
  return <p>{missing.map((name) => t(`credentials.${name}`)).join("\u00a0· ")}</p>;
}

const policyText = (
  { kind, insurer, limit, expiresText: day }: Business["insurance"][number],
  { t }: Text,
) => [kind, insurer, limit, day && t("license.expires", { day })].filter(Boolean).join(", ");

/** Returns what is known by name. */
function knownOf(business: Business, text: Text): Partial<Record<Credential, ReactNode>> {
  const { t } = text;
  const { licenses, insurance, warranty, memberships, awards, answers } = business;
  return {
    license: lines(
      licenses.flatMap(({ label, lookUp }) => (label ? { text: label, url: lookUp } : [])),
    ),
    insurance: lines(
      insurance.map((policy) => ({ text: policyText(policy, text), url: policy.certificate })),
    ),
    bond: lines(licenses.flatMap(({ bond }) => (bond ? { text: bond } : []))),
    warranty: warranty ?? undefined,
    firstVisit: answers?.firstVisit ?? undefined,
    design: answers?.design ?? undefined,
    reply: answers?.reply ?? undefined,
    memberships: lines(
      memberships.map(({ name, since, url }) => ({
        text: since ? t("credentials.memberSince", { name, year: String(since) }) : name,
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
