import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function FaqPage() {
  return <h1>FAQ</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="FAQ" description="FAQ" path={location.pathname} />;
}
