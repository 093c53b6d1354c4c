import { Link } from "../../../components/Link/Link";
import { Section } from "../../../components/Section/Section";
import { Table } from "../../../components/Table/Table";
import { planSections } from "../sections";
import { useText } from "../../../i18n";
import { idOf, type PlannerData } from "./plan";
import { spansOf } from "./schedule";
import { lengthText } from "./weeks-text";
import * as styles from "./tools.module.css";

/** About how long each kind of project takes and who else approves, for whoever comes without script or wants to compare. */
export function EveryProject({ data }: { data: PlannerData }) {
  const { t } = useText();
  return (
    <Section id={planSections.every} title={t("planner.every")} intro={t("planner.everyText")}>
      <div className="prose">
        <Table
          className={styles.every}
          caption={t("planner.every")}
          head={[t("planner.kind"), t("planner.weeks"), t("planner.approvals")]}
          rows={data.schedules.map((schedule) => {
            const spans = spansOf(data.phases, schedule.weeks);
            const names = schedule.approvals.flatMap(
              (id) => data.approvals.find(({ entryId }) => entryId === id.entryId)?.what ?? [],
            );
            return [
              <Link key={idOf(schedule)} to={schedule.service.path}>
                {schedule.title}
              </Link>,
              spans.length > 0 ? lengthText(t, spans) : "–",
              names.join(". "),
            ];
          })}
        />
      </div>
    </Section>
  );
}
