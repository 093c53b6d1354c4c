/**
 * Which prices belong to a plan: by its service, and by size and finish where a figure depends on
 * them. Pure.
 */
import type { Schedule } from "./plan";
import type { Answers } from "./questions";

interface Sized {
  size: string | null;
  finish: string | null;
}

/** Whether a figure fits the answers: one for a size or finish does until another one is chosen. */
const fits = ({ size, finish }: Sized, answers: Answers) =>
  (!size || !answers.size || size === answers.size) &&
  (!finish || !answers.finish || finish === answers.finish);

/**
 * Returns the published figures for a project. Those of a service are not for a further project of
 * it.
 */
export const costsOf = <Cost extends Sized & { services: readonly { slug: string }[] }>(
  costs: readonly Cost[],
  { service, project }: Pick<Schedule, "service" | "project">,
  answers: Answers,
): Cost[] =>
  costs.filter(
    (cost) =>
      !project && cost.services.some((each) => each.slug === service.slug) && fits(cost, answers),
  );

/** Returns the business's own ranges for a project. */
export const pricesOf = ({ prices }: Pick<Schedule, "prices">, answers: Answers) =>
  prices.filter((price) => fits(price, answers));
