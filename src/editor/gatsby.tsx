/** Stands in for the package `gatsby` in the editor's bundle: the preview renders the site's components without Gatsby. */
import type { GatsbyLinkProps } from "gatsby";

let facts: unknown;

/** Sets the result of every static query. */
export function setFacts(result: unknown): void {
  facts = result;
}

export const useStaticQuery = (): unknown => facts;

/** Queries are not run: `preview-data.ts` makes their results. */
export const graphql = (): undefined => undefined;

/** A plain link, since the preview follows none. */
export function Link<State>({ to, children, className, ...props }: GatsbyLinkProps<State>) {
  return (
    <a href={to} className={className} aria-label={props["aria-label"]}>
      {children}
    </a>
  );
}
