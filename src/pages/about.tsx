import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function AboutPage() {
  return <h1>About</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="About" description="About" path={location.pathname} />;
}
