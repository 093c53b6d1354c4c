import { type HeadProps } from "gatsby";
import { BelowTheFold } from "../../components/BelowTheFold/BelowTheFold";
import { CallToAction } from "../../components/CallToAction/CallToAction";
import { Link } from "../../components/Link/Link";
import { PageHeader } from "../../components/PageHeader/PageHeader";
import { SiteHead } from "../../seo/SiteHead";
import { PermitOfficeTool } from "../../tools/PermitOfficeTool";
import { toolPath, tools } from "../../tools/tools";

const { title } = tools["permit-office"];

export default function PermitOfficePage() {
  return (
    <>
      <PageHeader
        page={{ title, path: toolPath("permit-office") }}
        title="Which office issues the permit?"
        lead="It depends on who governs the parcel. The Strip, for one, lies in Clark County and in no city."
      />
      <PermitOfficeTool />
      <BelowTheFold>
        <div className="no-print">
          <CallToAction title="Talk it through with us">
            <p>
              We look the parcel up and apply for the permits in our name as contractor:{" "}
              <Link to="/build-process">the six steps of a build</Link> say when.{" "}
              <Link to="/plan">The planner</Link> adds who else approves, and{" "}
              <Link to="/faq">the FAQ</Link> what needs a permit at all.
            </p>
          </CallToAction>
        </div>
      </BelowTheFold>
    </>
  );
}

export function Head({ location }: HeadProps) {
  return (
    <SiteHead
      title={title}
      description="Which building department issues the permit in Las Vegas, Henderson, North Las Vegas, Pahrump and the towns of Clark County, with a map and how to reach it."
      path={location.pathname}
    />
  );
}
