import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { SpotDrawing } from "../../components/SpotDrawing/SpotDrawing";
import { useText } from "../../i18n";
import { hiddenIn, yearIn } from "../../tools/house-year";
import { mainQuestion, toolPath } from "../../tools/questions";
import { EveryCase, Tool, ToolPage } from "../../tools/Tool";
import { found } from "../../components/StandalonePage/StandalonePage";
import { headOf } from "../../seo/Head";
import { oldestCheck } from "../../seo/last-change";

import { useQueryState } from "../../tools/useQueryState";

type Entries = Queries.HouseYearPageQuery["allHouseYear"]["nodes"];

function HouseYearTool({ entries }: { entries: Entries }) {
  const text = useText();
  const { t } = text;
  const questions = useMemo(
    () => [mainQuestion("house-year", text)].flatMap((q) => q ?? []),
    [text],
  );
  const query = useQueryState(toolPath("house-year"), questions);
  const { built = "" } = query.state;
  const year = yearIn(built);
  const hidden = year === undefined ? [] : hiddenIn(entries, year);
  const summary = () => {
    if (built === "") return t("houseYear.enter");
    if (year === undefined)
      return t(/^2\d{3}$/.test(built) ? "houseYear.future" : "houseYear.digits");
    return t("houseYear.found", { year: String(year), count: hidden.length });
  };
  return (
    <Tool name="house-year" questions={questions} query={query} summary={summary()}>
      {hidden.length > 0 ? (
        <EntryTable entries={hidden} caption={t("houseYear.builtIn", { year: String(year) })} />
      ) : null}
    </Tool>
  );
}

function EntryTable({ entries, caption }: { entries: Entries; caption: string }) {
  const { t } = useText();
  return (
    <div className="table-wrap">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("houseYear.built")}</th>
            <th scope="col">{t("houseYear.look")}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ title, built, look, grade, source }) => (
            <tr key={title}>
              <td>{built}</td>
              <td>
                <strong>{title}.</strong> {look}{" "}
                <span className="quiet">
                  {t(`tools.grade.${grade as "text"}`)}
                  {source ? ": " : null}
                  {source ? (
                    <a href={source.url} rel="noopener">
                      {source.title}
                    </a>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a house may hide, by the year in which it was built. */
export default function HouseYearPage({ data }: PageProps<Queries.HouseYearPageQuery>) {
  const { t } = useText();
  const { nodes } = data.allHouseYear;
  return (
    <ToolPage
      name="house-year"
      page={found(data.page)}
      every={
        <EveryCase
          title={t("houseYear.every")}
          intro={t("houseYear.everyText")}
          drawing={<SpotDrawing name="checklist" />}
        >
          <EntryTable entries={nodes} caption={t("houseYear.all")} />
        </EveryCase>
      }
    >
      <HouseYearTool entries={nodes} />
    </ToolPage>
  );
}

export const Head = headOf<Queries.HouseYearPageQuery>(({ allHouseYear }) => ({
  reviewed: oldestCheck(allHouseYear.nodes),
}));

export const query = graphql`
  query HouseYearPage {
    page(slug: { eq: "plan/house-year" }) {
      ...StandalonePage_page
    }
    allHouseYear(sort: { order: ASC }) {
      nodes {
        checked
        title
        built
        from
        to
        look
        grade
        source {
          title
          url
        }
      }
    }
  }
`;
