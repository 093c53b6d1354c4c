import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function NotFoundPage() {
  return <h1>This page could not be found</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="This page could not be found" description="This page could not be found" path={location.pathname} />;
}
