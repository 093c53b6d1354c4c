import { graphql } from "gatsby";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Thumbnail } from "../../../components/Picture/Thumbnail";
import { Section } from "../../../components/Section/Section";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { prefixOf } from "../../../content/language";
import { unbroken, useText } from "../../../i18n";
import { useBusiness } from "../../../i18n/site";
import { quickIds } from "../sections";
import type { PlannerData } from "./plan";
import { officesIn, type Answers } from "./questions";
import { isServed } from "./served";
import { Status } from "./Status";
import { ToolBoundary } from "./ToolBoundary";
import * as styles from "./quick-plan.module.css";

const QuickAnswer = lazy(() =>
  import("./QuickAnswer").then((module) => ({ default: module.QuickAnswer })),
);

/**
 * Price and time in three choices: what, where and by when. Without script it is a form that leads
 * to the planner; with it a card answers in place, once something has been chosen.
 */
export function QuickPlan({ data, services }: SlotProps["homeSection"]) {
  const { t } = useText();
  return (
    <div className="no-print">
      <Section id={quickIds.plan} title={t("quick.title")} intro={t("quick.text")} tone>
        <Choices home={data} services={services} />
      </Section>
    </div>
  );
}

interface ChoicesProps extends Pick<SlotProps["homeSection"], "services"> {
  home: SlotProps["homeSection"]["data"];
}

/**
 * The form and its answer. A section may be rendered after the page: what listens to the form comes
 * with it.
 */
function Choices({ home, services }: ChoicesProps) {
  const { t, language } = useText();
  const { areas } = useBusiness();
  const offices = officesIn(home.places.nodes.filter((place) => isServed(place, areas)));
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [data, setData] = useState<PlannerData>();
  const [status, setStatus] = useState("");
  const { plan: id, date } = quickIds;

  useEffect(() => {
    const element = form.current;
    const read = async () => {
      if (!element) return;
      const given = Object.fromEntries(new FormData(element)) as Answers;
      if (!given.project) return;
      setAnswers(given);
      // Where the data does not come the form still leads to the planner.
      await import("./quick-data")
        .then(({ quickData }) => quickData(language))
        .then(setData, () => undefined);
    };
    const change = () => void read();
    // What was chosen before React started.
    change();
    element?.addEventListener("change", change);
    return () => element?.removeEventListener("change", change);
  }, [language]);

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="get"
        action={`${prefixOf(language)}/plan`}
        aria-labelledby={id}
      >
        <fieldset>
          <legend className="label">{t("quick.what")}</legend>
          <div className={styles.services}>
            {services.map((service) => (
              <label key={service.id} className={styles.choice}>
                <input
                  type="radio"
                  name="project"
                  value={service.path.split("/").at(-1)}
                  required
                />
                <Thumbnail picture={service.hero} className={styles.picture} />
                <span>{unbroken(service.title)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {offices.length > 0 ? (
          <fieldset>
            <legend className="label">{t("quick.where")}</legend>
            <div className={styles.offices}>
              {offices.map(({ value, title, places }) => (
                <label key={value} className={styles.choice}>
                  <input type="radio" name="place" value={value} />
                  <span>
                    {title}
                    {places ? <small className="quiet">{places}</small> : null}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        <div className={styles.day}>
          <div>
            <label className="label" htmlFor={date}>
              {t("quick.when")}
            </label>
            <input
              className="input"
              id={date}
              name="date"
              type="date"
              min="2020-01-01"
              max="2090-12-31"
              autoComplete="off"
            />
          </div>
          <input type="hidden" name="when" value="done" />
          <button className="button primary">{t("quick.button")}</button>
        </div>
      </form>
      <Status text={status} />
      {data ? (
        <ToolBoundary>
          <Suspense>
            <QuickAnswer data={data} answers={answers} onStatus={setStatus} />
          </Suspense>
        </ToolBoundary>
      ) : null}
    </>
  );
}

export const query = graphql`
  fragment QuickPlan_home on Query {
    places: allPlace(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        entryId
        name
        also {
          id
          name
        }
        office {
          id
          government
          area
        }
      }
    }
  }
`;
