import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/**
 * Takes out of the head what plugins put there for things this site does not use: the style and script of
 * GatsbyImage (our pictures need neither, see components/Picture) and the generator's name.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
};

function isUnused(component: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(component)) return false;
  return (
    String(component.key).startsWith("gatsby-image-style") ||
    (component.type === "meta" && component.props.name === "generator")
  );
}
