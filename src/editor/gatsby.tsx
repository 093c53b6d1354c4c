/** Replaces the package `gatsby` in the editor's preview, where the site's components run without Gatsby. */
import type { GatsbyLinkProps } from "gatsby";

let facts: unknown;

/** Sets the result of `useSite`'s static query. */
export function setFacts(answer: unknown): void {
  facts = answer;
}

export const useStaticQuery = (): unknown => facts;

/** `preview-data.ts` has already made the results. */
export const graphql = (): undefined => undefined;

/** Looks like a link; the preview does not follow any. */
export function Link<State>({ to, children, className, ...props }: GatsbyLinkProps<State>) {
  return (
    <a href={to} className={className} aria-label={props["aria-label"]}>
      {children}
    </a>
  );
}
