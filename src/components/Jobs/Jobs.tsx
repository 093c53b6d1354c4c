import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { useText } from "../../i18n";
import { Cards } from "../Cards/Cards";
import { figuresOf, jobLine } from "../JobFacts/JobFacts";
import { Link } from "../Link/Link";
import { SpecimenTag } from "../Specimen/Specimen";
import { useBusiness, useSite } from "../../i18n/site";
import { dataAttribute } from "../../styles/data-attributes";

type Job = Queries.Jobs_jobFragment;

interface JobsProps extends Pick<ComponentProps<typeof Cards>, "sizes" | "lead" | "level"> {
  jobs: readonly Job[];
  /** How many are shown at most; when left out, all. */
  most?: number;
  /** Whether the groups of services take turns, so that a few jobs have something for everyone. */
  byTurns?: boolean;
}

/**
 * Jobs as covers: those of clients first, then samples, tagged as such; of clients' jobs, the
 * finished ones first, then logs. Where they are few, samples only stand in for clients' jobs.
 */
export function Jobs({ jobs, most, byTurns = false, ...rest }: JobsProps) {
  const text = useText();
  const { sample } = useBusiness();
  const { groups } = useSite();
  const covers = (shown: readonly Job[], tag?: ReactNode) => (
    <Cards
      {...rest}
      covers
      pages={(byTurns ? inTurns(shown, groups) : shown).slice(0, most)}
      facts={(job) => figuresOf(job, text)}
      label={(job) => jobLine(job, text)}
      tag={tag}
    />
  );
  const own = ownOf(jobs);
  const samples = samplesOf(jobs);
  return (
    <>
      {own.length > 0 ? covers(own) : null}
      {sample && samples.length > 0 && (own.length === 0 || !most) ? (
        <div {...dataAttribute("specimen", "")}>
          {covers(samples, <SpecimenTag>{text.t("jobs.sample")}</SpecimenTag>)}
        </div>
      ) : null}
    </>
  );
}

/** Returns clients' jobs, the finished ones first, then logs. */
const ownOf = (jobs: readonly Job[]) => {
  const own = jobs.filter(({ sample }) => !sample);
  return [...own.filter(({ job }) => job), ...own.filter(({ job }) => !job)];
};

const samplesOf = (jobs: readonly Job[]) => jobs.filter(({ sample }) => sample);

/** Returns jobs in the order in which they are shown: clients' first, then samples. */
export const jobsInOrder = (jobs: readonly Job[]): Job[] => [...ownOf(jobs), ...samplesOf(jobs)];

/**
 * Returns jobs in turns: the first of each group of services in the order of the groups, then the
 * second of each, and so on. A job of no known group comes last in its turn.
 */
export function inTurns<One extends Pick<Job, "group">>(
  jobs: readonly One[],
  groups: readonly { id: string }[],
): One[] {
  const ids = groups.map(({ id }) => id);
  const queues = [
    ...ids.map((id) => jobs.filter(({ group }) => group === id)),
    jobs.filter(({ group }) => !ids.includes(group)),
  ];
  return jobs.flatMap((_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1)));
}

/** So many jobs are seen at once. */
const few = 6;

/**
 * Jobs by the service that each names first, and by where they are; clients' jobs first. One that
 * names no service stands under none. Nothing where it would only repeat a few samples, one by one.
 */
export function JobIndex({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useText();
  const all = jobsInOrder(jobs);
  const named = all.flatMap(({ namedServices: [nearest] }) => nearest ?? []);
  const services = new Map(named.map((service) => [service.path, service]));
  const locations = [...new Set(all.flatMap(({ job }) => job?.location ?? []))];
  if (locations.length === 0 && all.length <= few && services.size === named.length) return null;
  const links = (shown: readonly Job[]) =>
    shown.map(({ path, title }, index) => (
      <span key={path}>
        {index > 0 ? "\u00a0· " : null}
        <Link to={path}>{title}</Link>
      </span>
    ));
  return (
    <>
      <h3 className="title">{t(locations.length > 0 ? "jobs.byPlace" : "jobs.by")}</h3>
      <dl className="ruled terms small spaced-links">
        {[...services.values()].map(({ path, title }) => (
          <div key={path}>
            <dt>
              <Link to={path}>{title}</Link>
            </dt>
            <dd>{links(all.filter(({ namedServices: [nearest] }) => nearest?.path === path))}</dd>
          </div>
        ))}
        {locations.map((location) => (
          <div key={location}>
            <dt>{t("jobs.in", { location })}</dt>
            <dd>{links(all.filter(({ job }) => job?.location === location))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export const query = graphql`
  fragment Jobs_job on BuildRecap {
    ...Cards_page
    ...JobFacts_job
    sample
    group
    namedServices {
      path
      title
    }
  }
`;
