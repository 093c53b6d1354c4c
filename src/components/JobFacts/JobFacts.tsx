import { graphql } from "gatsby";
import { useText, type Text } from "../../i18n";
import { Facts, type Fact } from "../Facts/Facts";
import { Specimen } from "../Specimen/Specimen";

type Job = Queries.JobFacts_jobFragment;

/** How many facts of a job stand in its strip. */
const figures = 4;

/** What only a client's job has: a sample shows the places of these facts. */
const ofClients = ["location", "taken", "price", "lead"] as const;

/**
 * What a job took, how large it was, and what it cost or where it is; below it the rest. Of a
 * sample, a specimen shows what a client's job says besides.
 */
export function JobFacts({ job }: { job: Job }) {
  const text = useText();
  const { t } = text;
  const facts = jobFacts(job, text);
  return (
    <>
      <Facts facts={facts.slice(0, figures)} large={job.job !== null} />
      {facts.length > figures ? (
        <div className="small">
          <Facts facts={facts.slice(figures)} rows />
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

/** Facts of a recap in the order in which they are shown. */
const recapFacts = [
  "duration",
  "area",
  "permits",
  "occupancy",
  "projectType",
  "approvals",
  "trades",
  "role",
] as const;

/** Returns what a job was in numbers, then the facts of its recap. */
export const jobFacts = ({ job, facts }: Job, text: Text): Fact[] => [
  ...(job ? numbersOf(job, text) : []),
  ...(facts
    ? recapFacts.flatMap((name) =>
        facts[name] === null ? [] : [{ term: text.t(`recapFact.${name}`), text: facts[name] }],
      )
    : []),
];

function numbersOf(
  { location, year, size, weeksPlanned, weeksTaken, price, changes, lead }: NonNullable<Job["job"]>,
  { t, locale }: Text,
): Fact[] {
  const weeks = (count: number) => t("job.weeks", { count, weeks: count.toLocaleString(locale) });
  return [
    { term: t("job.taken"), text: weeks(weeksTaken) },
    { term: t("job.size"), text: size },
    { term: t("job.price"), text: price },
    { term: t("job.changes"), text: String(changes) },
    { term: t("job.location"), text: `${location}, ${year}` },
    { term: t("job.planned"), text: weeks(weeksPlanned) },
    ...(lead ? [{ term: t("job.lead"), text: `${lead.name}, ${lead.role}` }] : []),
  ];
}

/** Returns the line under the name of a job: where and how long it was. */
export function jobLine({ job, facts }: Job, { t, locale }: Text): string {
  if (job) {
    const taken = { count: job.weeksTaken, weeks: job.weeksTaken.toLocaleString(locale) };
    return [`${job.location}, ${job.year}`, t("job.weeks", taken), job.price].join(" · ");
  }
  return [facts?.projectType, facts?.duration].filter(Boolean).join(" · ");
}

export const query = graphql`
  fragment JobFacts_job on BuildRecap {
    sample
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
