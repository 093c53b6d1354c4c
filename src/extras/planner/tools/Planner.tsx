import { SpotDrawing } from "../../../components/SpotDrawing/SpotDrawing";
import { currentDay } from "../../../content/day";
import { planSections } from "../sections";
import { useText } from "../../../i18n";
import { useBusiness } from "../../../i18n/site";
import { houseOf } from "./house-year";
import { HouseYears } from "./HouseYears";
import { planOf, type PlannerData } from "./plan";
import { planQuestions } from "./plan-questions";
import { houseText, statusText, unusableYear, verdictText } from "./plan-text";
import { PlanAnswer } from "./PlanAnswer";
import { Share } from "./Share";
import { Status } from "./Status";
import { NeedsScript, ToolForm } from "./Tool";
import { useQueryState } from "./useQueryState";
import { dataAttribute } from "../../../styles/data-attributes";
import * as styles from "./tools.module.css";

/** The questions with their answer beside them. */
export function Planner({ data }: { data: PlannerData }) {
  const text = useText();
  const { t } = text;
  const { areas } = useBusiness();
  const query = useQueryState("/plan", planQuestions(text, data));
  const today = currentDay();
  const plan = planOf(data, query.state, { areas, today });
  const verdict = plan && verdictText(text, plan);
  // Even without a project, a year has an answer.
  const house = houseOf(data.years, query.state.built, today);
  const ofHouse = unusableYear(text, house) ?? houseText(text, house);
  const said = plan ? [statusText(text, plan), ...query.notes] : [...query.notes, ofHouse];
  return (
    <section
      className="section wrap"
      aria-labelledby={planSections.answer}
      {...dataAttribute("answered", (plan ?? ofHouse) ? "true" : "false")}
    >
      <div className="split" {...dataAttribute("print", "dense")}>
        <div>
          {plan ? (
            <p key={query.address} className={`${styles.line} narrow-only no-print`}>
              <a href={`#${planSections.answer}`}>{verdict}</a>
            </p>
          ) : null}
          <ToolForm label={t("planner.label")} questions={query.questions} query={query} />
        </div>
        <div className="prose">
          <h2 id={planSections.answer}>{t("planner.yours")}</h2>
          <Status text={said.join(" ")} />
          {/*
           * A new element for every answer: page translators change texts in ways that React cannot
           * update.
           */}
          <div key={query.address} className="prose" {...dataAttribute("print", "result")}>
            {plan ? (
              <PlanAnswer data={data} plan={plan} query={query} />
            ) : (
              <>
                {query.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
                {ofHouse ? (
                  <p>
                    <strong>{ofHouse}</strong>
                  </p>
                ) : null}
                {house.hidden.length > 0 ? (
                  <HouseYears
                    years={house.hidden}
                    caption={t("houseYear.builtIn", { year: String(house.year) })}
                  />
                ) : null}
                {ofHouse ? <Share query={query} /> : null}
                <p className="quiet">{t("planner.choose")}</p>
                <SpotDrawing name="plan" />
              </>
            )}
          </div>
          <p className="small quiet">{t("planner.promise")}</p>
          <NeedsScript />
        </div>
      </div>
    </section>
  );
}
