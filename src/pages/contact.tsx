import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function ContactPage() {
  return <h1>Contact</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="Contact" description="Contact" path={location.pathname} />;
}
