import { Link } from "../../../components/Link/Link";
import { Table } from "../../../components/Table/Table";
import { useText, type Text } from "../../../i18n";
import type { LotFinding } from "./lot-checks";
import type { Plan, PlannerData } from "./plan";
import { lotText } from "./plan-text";

function checkText(t: Text["t"], { what, bound, limit }: LotFinding): string {
  const size =
    limit === undefined ? t("lot.shareOfHouse") : t("lot.squareFeet", { size: Math.floor(limit) });
  return t(`lot.${bound}`, { what: t(`lot.what.${what}`), limit: size });
}

/** Rules in a list, each with how certain it is and when it was checked. */
export function RuleLines({ rules }: { rules: PlannerData["rules"] }) {
  const { t } = useText();
  return (
    <ul>
      {rules.map(({ entryId, path, title, sentence, grade, checkedNote }) => (
        <li key={entryId}>
          <Link to={path}>{title}</Link>: {sentence}{" "}
          {grade === "text" ? null : <strong>{t(`lot.standing.${grade as "ask"}`)} </strong>}
          <span className="quiet">{checkedNote}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Compares a lot, its house and a second home with the figures that are reported for a place, and
 * says what is known there.
 */
export function LotCheck({ plan, lot }: { plan: Plan; lot: NonNullable<Plan["lot"]> }) {
  const text = useText();
  const { t } = text;
  return (
    <>
      <p>{lotText(text, plan)}</p>
      {lot.checks.length > 0 ? (
        <Table
          caption={t("lot.caption")}
          head={[t("lot.figure"), t("lot.yours")]}
          rows={lot.checks.map((check) => [checkText(t, check), t(`lot.verdict.${check.verdict}`)])}
        />
      ) : null}
      {/* On paper they stand among the rules behind the plan. */}
      {lot.rules.length > 0 ? (
        <div className="prose no-print">
          <h4>{t("lot.known")}</h4>
          <RuleLines rules={lot.rules} />
        </div>
      ) : null}
    </>
  );
}
