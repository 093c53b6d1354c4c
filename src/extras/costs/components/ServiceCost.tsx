import { graphql } from "gatsby";
import { CostFigures, type PublishedCost } from "../../../components/CostFigures/CostFigures";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { Specimen } from "../../../components/Specimen/Specimen";
import { priceHeading } from "../../../content/sections";
import { unbroken, useText } from "../../../i18n";
import { costId } from "../sections";
import { dataAttribute } from "../../../styles/data-attributes";

/**
 * What a service costs: the business's own range, which leads; what others have published; what its
 * group says of a price; and how long it takes, where that is known.
 */
export function ServiceCost({ data, time, note }: SlotProps["serviceFacts"]) {
  const { t, rich } = useText();
  const { nodes: costs } = data.costs;
  const own = costs.filter((cost) => cost.own);
  const published = firstOfEachSource(costs.filter((cost) => !cost.own));
  const price = rich(
    published.length > 0 ? "cost.published" : own.length > 0 ? "cost.own" : "cost.none",
    {
      moves: (words) => <a href={`#${priceHeading}`}>{words}</a>,
    },
  );
  return (
    <section aria-labelledby={costId} className="stack">
      <h2 id={costId} className="title">
        {t(time ? "cost.title" : "cost.titleAlone")}
      </h2>
      {own.length > 0 ? (
        <OwnPrices costs={own} />
      ) : (
        <Specimen>{() => <p>{t("cost.sample")}</p>}</Specimen>
      )}
      {own.length > 0 && published.length > 0 ? <h3>{t("cost.compare")}</h3> : null}
      <PublishedPrices costs={published} />
      <p>{price}</p>
      {note}
      {time}
    </section>
  );
}

/**
 * What others have published: figures and, folded below, those that may only be quoted in whole
 * sentences.
 */
function PublishedPrices({ costs }: { costs: readonly PublishedCost[] }) {
  const { t } = useText();
  const checked = (day: string) => t("cost.checked", { day });
  const list = (shown: readonly PublishedCost[]) =>
    shown.length > 0 ? <CostFigures costs={shown} checked={checked} /> : null;
  const figures = costs.filter(({ sentence }) => !sentence);
  const sentences = costs.filter(({ sentence }) => sentence);
  if (figures.length === 0)
    return sentences.length > 0 ? (
      <CostFigures costs={sentences} checked={checked} foldedBehind={t("cost.source")} leads />
    ) : null;
  return (
    <>
      {list(figures)}
      {sentences.length > 0 ? (
        <details className="disclosure small" {...dataAttribute("print", "open")}>
          <summary className="chevron">{t("cost.more")}</summary>
          {list(sentences)}
        </details>
      ) : null}
    </>
  );
}

/** Returns the first figure of each source: its others are for other sizes of the same work. */
const firstOfEachSource = <Cost extends { source: { url: string } | null }>(
  costs: readonly Cost[],
) =>
  costs.filter(
    ({ source }, index) => costs.findIndex((one) => one.source?.url === source?.url) === index,
  );

interface OwnPricesProps {
  costs: readonly { figure: string; includes: string | null; day: string }[];
}

/** The business's own ranges, each with what is in it and its day. */
function OwnPrices({ costs }: OwnPricesProps) {
  const { t } = useText();
  return (
    <ul className="ruled">
      {costs.map(({ figure, includes, day }) => (
        <li key={figure}>
          <p>
            <strong className="title nums">{figure}</strong>
            <br />
            {unbroken(includes ?? "")}
          </p>
          <p className="note">{t("cost.day", { day })}</p>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ServiceCost_service on Query {
    costs: allCost(
      filter: {
        language: { eq: $language }
        services: { elemMatch: { markdown: { id: { eq: $id } } } }
      }
      sort: { order: ASC }
    ) {
      nodes {
        own
        includes
        figure
        unit
        market
        year
        sentence
        without
        credit
        source {
          title
          url
        }
        day: checkedText
      }
    }
  }
`;
