import { graphql } from "gatsby";
import { useText, type Text } from "../../i18n";
import { Facts, type Fact } from "../Facts/Facts";

type Job = Queries.JobFacts_jobFragment;

/** A job in numbers where it is a finished one, and the title block of its recap where there is one. */
export function JobFacts({ job }: { job: Job }) {
  const text = useText();
  return <Facts facts={jobFacts(job, text)} />;
}

/** Returns what a job was in numbers, then the facts of its recap. */
export const jobFacts = ({ job, facts }: Job, text: Text): Fact[] => [
  ...(job ? numbersOf(job, text) : []),
  ...Object.entries(facts ?? {}).map(([name, value]) => ({
    term: text.t(`recapFact.${name as keyof NonNullable<Job["facts"]>}`),
    text: value,
  })),
];

function numbersOf(
  { location, year, size, weeksPlanned, weeksTaken, price, changes, lead }: NonNullable<Job["job"]>,
  { t, locale }: Text,
): Fact[] {
  const weeks = (count: number) => t("job.weeks", { count, weeks: count.toLocaleString(locale) });
  return [
    { term: t("job.location"), text: `${location}, ${year}` },
    { term: t("job.size"), text: size },
    { term: t("job.planned"), text: weeks(weeksPlanned) },
    { term: t("job.taken"), text: weeks(weeksTaken) },
    { term: t("job.price"), text: price },
    { term: t("job.changes"), text: String(changes) },
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
