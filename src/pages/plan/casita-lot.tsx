import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { Link } from "../../components/Link/Link";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { CasitaTool } from "../../tools/CasitaTool";
import { toolPath, tools } from "../../tools/tools";

const { title } = tools["casita-lot"];

export default function CasitaLotPage({ data }: PageProps<Queries.CasitaToolPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("casita-lot") }}
        title="Does a casita fit your lot?"
        lead="Hold your sizes against the figures reported for each place. It is a first look; planning decides."
      />
      <CasitaTool places={data.allPlace.nodes} rules={data.allRule.nodes} />
      <BelowTheFold>
        <div className="no-print">
          <CallToAction title="Talk it through with us">
            <p>
              The way from the zoning question to the meter is in{" "}
              <Link to="/blog/planning-a-casita-in-southern-nevada">our article on casitas</Link>,
              what we build on <Link to="/services/casita-addition">the page about casitas</Link>,
              and the weeks it takes in <Link to="/plan">the planner</Link>.
            </p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.CasitaToolPageQuery>) {
  return (
    <SiteHead
      title={title}
      description="Check a lot and a casita against the sizes reported for Clark County, Las Vegas, Henderson, North Las Vegas and Pahrump, with what is uncertain marked."
      path={location.pathname}
      reviewed={data.allRule.nodes.map(({ checked }) => checked).sort()[0]}
    />
  );
}

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
