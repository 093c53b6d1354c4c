import { graphql, type PageProps } from "gatsby";
import { SpotDrawing } from "../../components/SpotDrawing/SpotDrawing";
import { Table } from "../../components/Table/Table";
import { unbroken, useText } from "../../i18n";
import { headOf } from "../../seo/Head";
import { hiddenIn, yearIn } from "../../tools/house-year";
import { mainQuestions, type Answers } from "../../tools/questions";
import { EveryCase, Tool } from "../../tools/Tool";

/** What a house may hide, by the year in which it was built. */
export default function HouseYearPage({ data }: PageProps<Queries.HouseYearPageQuery>) {
  const { t } = useText();
  const { nodes } = data.allHouseYear;

  const tableOf = (entries: typeof nodes, caption: string) => (
    <Table
      caption={caption}
      head={[t("houseYear.built"), t("houseYear.look")]}
      rows={entries.map(({ title, built, look, grade, source }) => [
        built,
        <>
          <strong>{unbroken(title)}.</strong> {look}{" "}
          <span className="quiet">
            {t(`tools.grade.${grade as "text"}`)}
            {source ? ": " : null}
            {source ? <a href={source.url}>{source.title}</a> : null}
          </span>
        </>,
      ])}
    />
  );
  const answer = ({ built = "" }: Answers) => {
    const year = yearIn(built);
    if (built === "") return [t("houseYear.enter")] as const;
    if (year === undefined)
      return [t(/^2\d{3}$/.test(built) ? "houseYear.future" : "houseYear.digits")] as const;
    const hidden = hiddenIn(nodes, year);
    return [
      t("houseYear.found", { year: String(year), count: hidden.length }),
      hidden.length > 0 ? tableOf(hidden, t("houseYear.builtIn", { year: String(year) })) : null,
    ] as const;
  };

  return (
    <Tool
      name="house-year"
      page={data.page}
      questions={[mainQuestions(t)["house-year"]]}
      answer={answer}
      every={
        <EveryCase
          title={t("houseYear.every")}
          intro={t("houseYear.everyText")}
          drawing={<SpotDrawing name="checklist" />}
        >
          {tableOf(nodes, t("houseYear.all"))}
        </EveryCase>
      }
    />
  );
}

export const Head = headOf<Queries.HouseYearPageQuery>(({ allHouseYear }) => ({
  reviewed: allHouseYear.nodes,
}));

export const query = graphql`
  query HouseYearPage($language: String!) {
    page(slug: { eq: "plan/house-year" }, language: { eq: $language }) {
      ...StandalonePage_page
    }
    allHouseYear(filter: { language: { eq: $language } }, sort: { order: ASC }) {
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
