import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function EmploymentPage() {
  return <h1>Apply for Employment</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="Apply for Employment" description="Apply for Employment" path={location.pathname} />;
}
