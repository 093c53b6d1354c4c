import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function BuildProcessPage() {
  return <h1>Build Process</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="Build Process" description="Build Process" path={location.pathname} />;
}
