import clsx from "clsx";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Button } from "../Action/Action";
import { Figure } from "../Figure/Figure";
import { Link } from "../Link/Link";
import { unbroken, useText } from "../../i18n";
import * as styles from "./BeforeAfter.module.css";

/**
 * Pictures from one camera, side by side. With script, below 100rem, a handle divides two, and a
 * slider chooses among more.
 */
export function BeforeAfter({ view }: { view: Queries.BeforeAfter_viewFragment }) {
  const { t } = useText();
  const { title, stages, pins } = view;
  const isPair = stages.length === 2;
  // Of two pictures, the percentage of the first that is visible, or -1 for both; of more, which
  // one is visible.
  const [value, setValue] = useState(isPair ? 50 : 0);
  const choices = stages.map(({ name }, index) => ({
    name,
    to: isPair ? 100 - 100 * index : index,
  }));
  if (isPair) choices.splice(1, 0, { name: t("beforeAfter.beside"), to: -1 });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPair) frame.current?.style.setProperty("--before", `${value}%`);
  }, [isPair, value]);
  useEffect(() => {
    // Dragging the handle would otherwise start dragging the picture below it.
    frame.current?.addEventListener("dragstart", (event) => event.preventDefault());
  }, []);
  // Numbers on the pictures, explained by the list below them.
  const numbers = pins.length > 0 && (
    <svg className={styles.pins} aria-hidden="true">
      {pins.map(({ x, y, text }, index) => (
        <svg key={text} x={`${x}%`} y={`${y}%`} overflow="visible">
          <circle r="13" />
          <text y="5">{index + 1}</text>
        </svg>
      ))}
    </svg>
  );
  return (
    <div className="block">
      <h3>{unbroken(title)}</h3>
      <div
        ref={frame}
        className={clsx(styles.frame, value >= 0 && styles[isPair ? "pair" : "stages"])}
      >
        {stages.map(({ name, picture }, index) => (
          <Figure
            key={name}
            picture={picture}
            sizes={isPair ? pairSizes : sizes}
            over={numbers}
            className={isPair || index === value ? styles.shown : undefined}
          />
        ))}
        <input
          type="range"
          className={clsx(styles.range, !isPair && "target", "script-only no-print")}
          aria-label={t(isPair ? "beforeAfter.range" : "beforeAfter.stage", { title })}
          aria-valuetext={
            isPair ? t("beforeAfter.percent", { percent: value }) : stages[value]?.name
          }
          max={isPair ? 100 : stages.length - 1}
          value={value}
          hidden={value < 0}
          onChange={(event) => setValue(Number(event.target.value))}
        />
        <div role="group" aria-label={title} className={`${styles.names} script-only no-print`}>
          {choices.map(({ name, to }) => (
            <Button
              key={name}
              className="text-button"
              aria-pressed={to === value}
              onClick={() => setValue(to)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <StageList stages={stages} />
      {numbers ? (
        <ol className={styles.changes}>
          {pins.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

/** When each picture was taken, and the paper that was issued then, where that is known. */
function StageList({ stages }: Pick<Queries.BeforeAfter_viewFragment, "stages">) {
  const { t } = useText();
  const dated = stages.filter(({ week, paperPage }) => week !== null || paperPage);
  return dated.length === 0 ? null : (
    <dl className="ruled terms after">
      {dated.map(({ name, week, paperPage }) => (
        <div key={name}>
          <dt>{unbroken(name)}</dt>
          <dd className="row">
            {week === null ? null : <span>{t("beforeAfter.week", { week })}</span>}
            {paperPage ? <Link to={paperPage.path}>{paperPage.name}</Link> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sizes = "(min-width: 83rem) 80rem, 92vw";
const pairSizes = `(min-width: 100rem) 44rem, ${sizes}`;

export const query = graphql`
  fragment BeforeAfter_view on BeforeAfter {
    title
    stages {
      name
      week
      paperPage {
        path
        name
      }
      picture {
        ...Picture_picture
      }
    }
    pins {
      x
      y
      text
    }
  }
`;
