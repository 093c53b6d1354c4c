import { Link } from "../../../components/Link/Link";
import { Table } from "../../../components/Table/Table";
import { useText } from "../../../i18n";
import { projectId, type PlannerData } from "./plan";
import { spansOf } from "./schedule";
import * as styles from "./tools.module.css";
import { lengthText } from "./weeks-text";

/**
 * About how long each kind of project takes, for whoever comes without script or wants to compare.
 */
export function EveryProject({ data }: { data: PlannerData }) {
  const { t } = useText();
  return (
    <Table
      className={styles.every}
      caption={t("planner.every")}
      head={[t("planner.kind"), t("planner.weeks")]}
      rows={data.schedules.map((schedule) => {
        const spans = spansOf(data.phases, schedule.weeks);
        return [
          <Link key={projectId(schedule)} to={schedule.service.path}>
            {schedule.title}
          </Link>,
          spans.length > 0 ? lengthText(t, spans) : "–",
        ];
      })}
    />
  );
}
