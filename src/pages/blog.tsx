import type { HeadProps } from "gatsby";
import { SiteHead } from "../seo/SiteHead";

export default function BlogPage() {
  return <h1>Blog</h1>;
}

export function Head({ location }: HeadProps) {
  return <SiteHead title="Blog" description="Blog" path={location.pathname} />;
}
