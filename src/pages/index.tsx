import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function HomePage() {
  return <h1>Home</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="Home" description="Home" path={location.pathname} />;
}
