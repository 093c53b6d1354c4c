/** Stands for the package `gatsby` in the editor's preview, where the site's components run without Gatsby. */
import type { GatsbyLinkProps } from "gatsby";

let facts: unknown;

/** Says what the static query of `useSite` answers from now on. */
export function setFacts(answer: unknown): void {
  facts = answer;
}

export const useStaticQuery = (): unknown => facts;

/** Queries were answered already, in `preview-data.ts`. */
export const graphql = (): undefined => undefined;

/** A link that shows as one; the preview does not follow links. */
export function Link<State>({ to, children, className, ...props }: GatsbyLinkProps<State>) {
  return (
    <a href={to} className={className} aria-label={props["aria-label"]}>
      {children}
    </a>
  );
}
