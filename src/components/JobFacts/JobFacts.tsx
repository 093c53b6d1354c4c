import { graphql } from "gatsby";
import { capital } from "../../content/labels";
import { weeksIn } from "../../content/weeks";
import { useText, type Text } from "../../i18n";
import { Facts, type Fact } from "../Facts/Facts";
import { Specimen } from "../Specimen/Specimen";

type Job = Queries.JobFacts_jobFragment;

/** What only a client's job has: a sample shows the places of these facts. */
const ofClients = ["location", "taken", "price", "lead"] as const;

/**
 * What a job was in a few numbers; below them the rest. Of a sample, a specimen shows what a
 * client's job says besides.
 */
export function JobFacts({ job }: { job: Job }) {
  const text = useText();
  const { t } = text;
  const rows = rowsOf(job, text);
  return (
    <>
      <Facts facts={figuresOf(job, text)} large={job.job !== null} />
      {rows.length > 0 ? (
        <div className="small">
          <Facts facts={rows} rows />
        </div>
      ) : null}
      {job.sample ? (
        <div className="after">
          <Specimen>
            {() => (
              <Facts
                facts={ofClients.map((name) => ({
                  term: t(`job.${name}`),
                  text: t(`job.sample.${name}`),
                }))}
              />
            )}
          </Specimen>
        </div>
      ) : null}
    </>
  );
}

/** Facts of a recap, as they are shown in order: those in a log's figures, and the rest. */
const measures = ["duration", "area"] as const;
const others = ["permits", "occupancy", "projectType", "approvals", "trades", "role"] as const;

/**
 * Returns four numbers of a job at most: of a client's what came of it; of a log what is planned
 * and how often somebody inspects.
 */
export function figuresOf(job: Job, text: Text): Fact[] {
  const { t, locale } = text;
  if (job.job) {
    const { size, weeksTaken, price, changes } = job.job;
    return [
      { term: t("job.taken"), text: weeksText(weeksTaken, text) },
      { term: t("job.size"), text: size },
      { term: t("job.price"), text: price },
      { term: t("job.changes"), text: changes.toLocaleString(locale) },
    ];
  }
  const { phaseCount, inspectionCount, without } = job;
  const span = without && weeksIn(without.weeks);
  return [
    ...factsIn(job, measures, text),
    ...countOf(t("job.inspections"), inspectionCount, text),
    ...(span
      ? countOf(capital(without.what), span.end - span.start, text)
      : countOf(t("job.phases"), phaseCount, text)),
  ];
}

/** Returns what is said of a job besides its figures. */
function rowsOf(job: Job, text: Text): Fact[] {
  if (!job.job) return factsIn(job, others, text);
  const { t } = text;
  const { location, year, weeksPlanned, lead } = job.job;
  return [
    { term: t("job.location"), text: `${location}, ${year}` },
    { term: t("job.planned"), text: weeksText(weeksPlanned, text) },
    ...(lead ? [{ term: t("job.lead"), text: `${lead.name}, ${lead.role}` }] : []),
    ...factsIn(job, [...measures, ...others], text),
  ];
}

/** Returns some facts of a recap, as far as it has them. */
const factsIn = (
  { facts }: Job,
  names: readonly (typeof measures | typeof others)[number][],
  { t }: Text,
): Fact[] =>
  names.flatMap((name) => {
    const text = facts?.[name];
    return text ? [{ term: t(`recapFact.${name}`), text }] : [];
  });

/** Returns a count as a fact; none of what there is nothing. */
const countOf = (term: string, count: number, { locale }: Text): Fact[] =>
  count > 0 ? [{ term, text: count.toLocaleString(locale) }] : [];

const weeksText = (count: number, { t, locale }: Text) =>
  t("job.weeks", { count, weeks: count.toLocaleString(locale) });

/** Returns the line under the name of a job: where and how long it was. */
export function jobLine({ job, facts }: Job, text: Text): string {
  if (job)
    return [`${job.location}, ${job.year}`, weeksText(job.weeksTaken, text), job.price].join(
      "\u00a0· ",
    );
  return [facts?.projectType, facts?.duration].filter(Boolean).join("\u00a0· ");
}

export const query = graphql`
  fragment JobFacts_job on BuildRecap {
    sample
    phaseCount
    inspectionCount
    without {
      weeks
      what
    }
    job {
      location
      year
      size
      weeksPlanned
      weeksTaken
      price
      changes
      lead {
        name
        role
      }
    }
    facts {
      projectType
      area
      duration
      occupancy
      permits
      approvals
      trades
      role
    }
  }
`;
