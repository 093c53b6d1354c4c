import { graphql } from "gatsby";
import { phaseId } from "../../content/sections";
import { weeksIn } from "../../content/weeks";
import { ScheduleBars } from "../ScheduleBars/ScheduleBars";
import { useText } from "../../i18n";

/**
 * The phases of a recap as bars that link to their text. Renders nothing if the weeks of a phase
 * cannot be read.
 */
export function RecapSchedule({ recap }: { recap: Queries.RecapSchedule_recapFragment }) {
  const { title, phases, without } = recap;
  const { t } = useText();
  const spans = phases.flatMap((phase, index) => {
    const weeks = weeksIn(phase.weeks);
    return weeks ? [{ ...phase, ...weeks, id: phaseId(index + 1) }] : [];
  });
  const first = spans[0]?.start;
  if (first === undefined || spans.length < phases.length) return null;
  const gap = without ? weeksIn(without.weeks) : undefined;
  return (
    <>
      <ScheduleBars
        caption={t("recapSchedule.caption", { title })}
        first={first}
        shade={gap ? { start: gap.start - first, end: gap.end - first } : undefined}
        rows={spans.map(({ id, title, weeks, start, end, inspections }) => ({
          id,
          title: <a href={`#${id}`}>{title}</a>,
          time: (
            <>
              {weeks}
              {inspections.length > 0 ? (
                <span className="visually-hidden">
                  {t("recapSchedule.inspected", { what: inspections.join("; ") })}
                </span>
              ) : null}
            </>
          ),
          start: start - first,
          end: end - first,
          inspections: inspections.map((what, index) => ({
            at: start - first + ((end - start) * (index + 1)) / inspections.length - 0.25,
            what,
          })),
        }))}
      />
      <p className="note">
        {phases.some(({ inspections }) => inspections.length > 0)
          ? `${t("recapSchedule.inspections")} `
          : null}
        {t("recapSchedule.weeks")}{" "}
        {without ? t("recapSchedule.shaded", { what: without.what }) : null}
      </p>
    </>
  );
}

export const query = graphql`
  fragment RecapSchedule_recap on BuildRecap {
    title
    phases {
      weeks
      title
      inspections
    }
    without {
      weeks
      what
    }
  }
`;
