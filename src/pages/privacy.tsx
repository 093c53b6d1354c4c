import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function PrivacyPage() {
  return <h1>Privacy</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="Privacy" description="Privacy" path={location.pathname} />;
}
