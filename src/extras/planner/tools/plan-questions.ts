/** The questions of the planner: which of them are asked depends on the project, by data. Pure. */
import type { AskName } from "../plan-names";
import type { Text } from "../../../i18n";
import { asks, asksBuilding, asksStay, projectId, type PlannerData } from "./plan";
import { choicesOf, mainQuestions, placeQuestion, type Answers, type Question } from "./questions";

/** Returns the project that answers lead to, where they name none. */
function impliedIn({ schedules }: PlannerData, given: Answers): string | undefined {
  const schedule = schedules.find(({ impliedBy }) => impliedBy.some((name) => given[name]));
  return given.project === undefined && schedule ? projectId(schedule) : undefined;
}

/** Returns the questions that go with what has been answered, in their order. */
export const planQuestions =
  (text: Text, data: PlannerData) =>
  (given: Answers): Question[] => {
    const { t } = text;
    const { schedules, uses, groups } = data;
    const use = uses.find(({ entryId }) => entryId === given.use?.toLowerCase());
    const implied = impliedIn(data, given);
    const project = given.project?.toLowerCase() ?? implied;
    const schedule = schedules.find((each) => projectId(each) === project);
    const open = t("tools.chooseOne");
    const isShow = schedule !== undefined && asks(schedule, "show");
    // Of a show the day on which it has to be done is that of its opening, as which a link from
    // elsewhere may have it.
    const opens = isShow && given.when?.toLowerCase() === "done" ? given.date : undefined;
    const isAsked = (name: AskName) => schedule !== undefined && asks(schedule, name);
    const offered = schedule?.uses.map((use) => use.entryId);
    const options = (list: readonly { id: string; title: string }[] = []) => ({
      open: t("planner.notDecided"),
      choices: list.map(({ id, title }) => ({ value: id, title })),
      hidden: list.length === 0,
    });
    const day = (name: string, label: string, hidden = false): Question => ({
      name,
      label,
      type: "date",
      hidden,
    });
    const size = (name: string, label: string, hint?: string): Question => ({
      name,
      label,
      ...(hint ? { hint } : {}),
      type: "numeric",
      hidden: !isAsked("lot"),
    });
    return [
      {
        name: "project",
        label: t("planner.project"),
        open,
        implied,
        choices: schedules.map((each) => ({
          value: projectId(each),
          title: each.title,
          group: groups.find(({ id }) => id === each.service.group)?.name,
        })),
      },
      placeQuestion(t, data.places),
      {
        name: "use",
        label: t("planner.use"),
        open,
        choices: uses
          .filter(({ entryId }) => !offered || offered.includes(entryId))
          .map(({ entryId, title }) => ({ value: entryId, title })),
        hidden: offered?.length === 1,
      },
      {
        name: "building",
        label: t("planner.building"),
        open: t("tools.notSure"),
        choices: choicesOf(["tower", "garden"], (value) => t(`planner.building.${value}`)),
        hidden: !schedule || !asksBuilding(schedule, use),
      },
      {
        name: "space",
        label: t("planner.space"),
        hint: t("planner.spaceHint"),
        open: t("tools.notSure"),
        choices: choicesOf(["same", "new"], (value) => t(`planner.space.${value}`)),
        hidden: !isAsked("space"),
      },
      size("lot", t("tools.lot")),
      size("house", t("lot.house"), t("lot.houseHint")),
      size("dwelling", t("lot.dwelling")),
      { ...mainQuestions(t)["house-year"], hidden: schedule !== undefined && !isAsked("built") },
      {
        name: "stay",
        label: t("planner.stay"),
        open: t("planner.notDecided"),
        choices: choicesOf(["yes", "no"], (value) => t(`planner.stay.${value}`)),
        hidden: schedule !== undefined && !asksStay(schedule, use),
      },
      { name: "size", label: t("planner.size"), ...options(schedule?.sizes) },
      { name: "finish", label: t("planner.finish"), ...options(schedule?.finishes) },
      {
        name: "when",
        label: t("planner.when"),
        choices: choicesOf(["begin", "done"], (value) => t(`planner.when.${value}`)),
        hidden: isShow,
        of: "date",
      },
      {
        ...day("date", t(isShow ? "planner.when.begin" : "planner.date")),
        hidden: opens !== undefined && (!given.opening || given.opening === opens),
        // Two days on which it opens: one of them has to go.
        isRefused: opens !== undefined,
      },
      {
        ...day("opening", t(isShow ? "tools.opening" : "planner.opening"), !isAsked("opening")),
        implied: opens,
      },
      {
        ...day("setup", t("convention.setup"), !isShow),
        hint: t("convention.setupHint"),
      },
      day("closes", t("planner.closes"), !isShow),
      {
        name: "started",
        label: t("planner.started"),
        open: t("planner.notYet"),
        choices: choicesOf(["yes"], (value) => t(`planner.started.${value}`)),
        hidden: !given.date && !given.opening && !given.setup,
      },
    ];
  };
