import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { Link } from "../../components/Link/Link";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { HouseYearTool } from "../../tools/HouseYearTool";
import { toolPath, tools } from "../../tools/tools";

const { title } = tools["house-year"];

export default function HouseYearPage({ data }: PageProps<Queries.HouseYearToolPageQuery>) {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("house-year") }}
        title="What may a house of your year hide?"
        lead="Pipes, wires, paint and slabs changed over the years. Enter the year, and read what to look for before walls are opened."
      />
      <HouseYearTool entries={data.allHouseYear.nodes} />
      <BelowTheFold>
        <div className="no-print">
          <CallToAction title="Talk it through with us">
            <p>
              Bring the year and photos of the panel, the water heater and the ceilings. It matters
              most before{" "}
              <Link to="/services/residential-interior-remodel">an interior remodel</Link>,{" "}
              <Link to="/services/kitchen-remodel">a kitchen</Link> or{" "}
              <Link to="/services/bathroom-remodel">a bathroom</Link>.
            </p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.HouseYearToolPageQuery>) {
  return (
    <SiteHead
      title={title}
      description="What a Las Vegas house may hide by its year of building: lead paint, asbestos, Kitec and polybutylene pipe, aluminum wiring, post-tension slabs, sprinklers."
      path={location.pathname}
      reviewed={data.allHouseYear.nodes.map(({ checked }) => checked).sort()[0]}
    />
  );
}

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
