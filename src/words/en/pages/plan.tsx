import { Link } from "../../../components/Link/Link";
import { usePlaces } from "../places";
import { shared } from "../shared";
import { tools } from "../tools";

export const planner = {
  groups: { residential: "Homes", commercial: "Business" } as Readonly<Record<string, string>>,
  questions: {
    project: ["What do you plan?", "project"],
    use: ["Whose is it, and how is it used?", "use of the place"],
    stay: ["Do people stay during the work?", "answer on who stays"],
    when: ["Which day do you know?", "kind of date"],
    date: ["The day", "date"],
  } as Record<"project" | "use" | "stay" | "when" | "date", [label: string, noun: string]>,
  notDecided: "Not decided",
  stays: { yes: "Yes, they live or work there", no: "No, the place is empty" },
  when: { begin: "Planning can begin on", done: "It has to be done by" },
  label: "Your project",
  noScript:
    "Your browser runs no script, so this form cannot answer. What it knows of every project is in the tables below.",
  yours: "Your plan",
  choose:
    "Choose what you plan. The permit office, who else approves, the schedule, and what you decide by when then appear here. Nothing is sent, and nothing is stored.",
  every: "Every kind of project",
  everyText: "How long the phases take, who else approves, and what you decide.",
  legend:
    "The weeks are orientation, not a promise. A bar shows the shortest run, its pale end the longest; a line across it a decision of yours, a diamond an inspection. The thin lines are at equal distances of time.",
  summary: (project: string, place: string | undefined, weeks: string, from: string) =>
    `${project}${place ? ` in ${place}` : ""}: ${weeks}${from && `, from ${from}`}.`,
  office: "Who issues the permit",
  confirm: "Confirm the parcel on the assessor’s page.",
  noPlace: "The government of the parcel. Choose the place, and its office stands here.",
  times: "How long, and what comes when",
  begins: (done: string, begin: string) =>
    `To be done by ${done} even on the longest run, planning begins by ${begin}.`,
  ifTheyStay: "If people stay",
  deposit: "Deposit",
  rules: "Rules that apply",
  asked: "Three questions we ask first",
  wholePage: (title: string) => `${title}: the whole page`,
  quote: "Ask for a quote with this plan",
  facts: (weeks: string, longer: string) =>
    `${weeks} from the first drawing to handover, for orientation. Longer if ${longer}.`,
  approvals: "Who else approves, in order",
  decisions: "What you decide, and when",
  papers: "Papers to have ready",
  due: (day: string) => `By ${day}`,
  dueFirst: "To begin with",
  dueWeek: (week: number) => `By week ${week}`,
  /** The plan, in the message of the quote form. */
  message: {
    heading: "My plan, from the planner:",
    use: (use: string) => `Use: ${use}`,
    stay: { yes: "People stay during the work: yes", no: "People stay during the work: no" },
    begin: (day: string) => `Planning can begin on ${day}`,
    done: (day: string) => `Has to be done by ${day}`,
    /** Where the plan is in English, which the office reads. */
    original: (_address: string) => "",
  },
};

export const words = { shared, tools, planner, places: { usePlaces } };

export const page = {
  crumb: "Plan Your Project",
  headline: "Plan your project",
  lead: "Six questions, and you know which office permits it, who else approves, how long each phase takes and what you decide by when. The address keeps your answers, so you can save or send it.",
  tools: "One question at a time",
  places: "Plan by place",
  more: (
    <>
      Bring the plan, or only the address. How the work itself runs is in{" "}
      <Link to="/build-process">the six steps of a build</Link>, what the law gives the owner of a
      home in <Link to="/rights">your rights</Link>, and what needs a permit in{" "}
      <Link to="/faq#permit">our answers</Link>.
    </>
  ),
  description:
    "Permit office, approvals, weeks by phase, decisions with their days, papers and deposit rules for a remodel, a build-out or a new building in Las Vegas.",
};
