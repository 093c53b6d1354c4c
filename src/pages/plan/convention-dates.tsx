import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { ConventionTool } from "../../tools/ConventionTool";
import { toolPath } from "../../tools/tools";
import { page, words } from "../../words/en/pages/plan/convention-dates";
import { withWords } from "../../words/words";

const { title } = words.tools.cards["convention-dates"];

export default function ConventionDatesPage({ data }: PageProps<Queries.ConventionToolPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("convention-dates") }}
        title={page.headline}
        lead={page.lead}
      />
      {data.rule ? <ConventionTool dates={data.allShowDate.nodes} rule={data.rule} /> : null}
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

ConventionDatesPage.words = words;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.ConventionToolPageQuery>) => (
    <SiteHead
      title={title}
      description={page.description}
      path={location.pathname}
      reviewed={data.allShowDate.nodes.map(({ checked }) => checked).sort()[0]}
    />
  ),
);

export const query = graphql`
  query ConventionToolPage {
    allShowDate(sort: { order: ASC }) {
      nodes {
        checked
        ...ConventionTool_date
      }
    }
    rule(entryId: { eq: "convention-booths" }) {
      ...ConventionTool_rule
    }
  }
`;
