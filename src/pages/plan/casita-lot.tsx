import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { CasitaTool } from "../../tools/CasitaTool";
import { toolPath } from "../../tools/tools";
import { page, words } from "../../words/en/pages/plan/casita-lot";
import { withWords } from "../../words/words";

const { title } = words.tools.cards["casita-lot"];

export default function CasitaLotPage({ data }: PageProps<Queries.CasitaToolPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("casita-lot") }}
        title={page.headline}
        lead={page.lead}
      />
      <CasitaTool places={data.allPlace.nodes} rules={data.allRule.nodes} />
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

CasitaLotPage.words = words;

export const Head = withWords(
  words,
  ({ data, location }: HeadProps<Queries.CasitaToolPageQuery>) => (
    <SiteHead
      title={title}
      description={page.description}
      path={location.pathname}
      reviewed={data.allRule.nodes.map(({ checked }) => checked).sort()[0]}
    />
  ),
);

export const query = graphql`
  query CasitaToolPage {
    allPlace(sort: { order: ASC }) {
      nodes {
        ...CasitaTool_place
      }
    }
    allRule(filter: { group: { title: { eq: "Casitas" } } }, sort: { order: ASC }) {
      nodes {
        checked
        ...CasitaTool_rule
      }
    }
  }
`;
