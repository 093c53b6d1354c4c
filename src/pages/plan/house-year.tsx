import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { HouseYearTool } from "../../tools/HouseYearTool";
import { toolPath } from "../../tools/tools";
import { page, words } from "../../words/en/pages/plan/house-year";
import { withWords } from "../../words/words";

const { title } = words.tools.cards["house-year"];

export default function HouseYearPage({ data }: PageProps<Queries.HouseYearToolPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("house-year") }}
        title={page.headline}
        lead={page.lead}
      />
      <HouseYearTool entries={data.allHouseYear.nodes} />
      <BelowTheFold>
        <div className="no-print">
          <CallToAction title={words.tools.talk}>
            <p>{page.more}</p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

HouseYearPage.words = words;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.HouseYearToolPageQuery>) => (
    <SiteHead
      title={title}
      description={page.description}
      path={location.pathname}
      reviewed={data.allHouseYear.nodes.map(({ checked }) => checked).sort()[0]}
    />
  ),
);

export const query = graphql`
  query HouseYearToolPage {
    allHouseYear(sort: { order: ASC }) {
      nodes {
        checked
        ...HouseYearTool_entry
      }
    }
  }
`;
