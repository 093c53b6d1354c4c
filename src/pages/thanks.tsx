import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function ThanksPage() {
  return <h1>Thanks</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="Thanks" description="Thanks" path={location.pathname} />;
}
