import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function ServicesPage() {
  return <h1>Services</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="Services" description="Services" path={location.pathname} />;
}
