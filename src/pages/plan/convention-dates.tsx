import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { Link } from "../../components/Link/Link";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { ConventionTool } from "../../tools/ConventionTool";
import { toolPath, tools } from "../../tools/tools";

const { title } = tools["convention-dates"];

export default function ConventionDatesPage({ data }: PageProps<Queries.ConventionToolPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("convention-dates") }}
        title="What is due before your show?"
        lead="Enter the days of the show. Each date is counted back from them, with who asked for it."
      />
      {data.rule ? <ConventionTool dates={data.allShowDate.nodes} rule={data.rule} /> : null}
      <BelowTheFold>
        <div className="no-print">
          <CallToAction title="Talk it through with us">
            <p>
              Send the manual and your space number. What we build for exhibitors is on{" "}
              <Link to="/services/convention">the page about exhibits</Link>, the weeks it takes in{" "}
              <Link to="/plan">the planner</Link>, and local rules with their sources on{" "}
              <Link to="/rules">one page</Link>.
            </p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ConventionToolPageQuery>) {
  return (
    <SiteHead
      title={title}
      description="Dates before a Las Vegas convention, counted back from opening and move-in: plans of large booths, county permits, insurance papers and discount orders."
      path={location.pathname}
      reviewed={data.allShowDate.nodes.map(({ checked }) => checked).sort()[0]}
    />
  );
}

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
