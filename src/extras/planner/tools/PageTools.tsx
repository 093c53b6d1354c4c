import { graphql } from "gatsby";
import type { SlotProps } from "../../../components/Slot/slot-props";
import { ToolCards } from "./ToolCard";

/** The tools that a page offers below its text; those of a service ask for its projects. */
export function PageTools({ data: { offering } }: SlotProps["pageEnd"]) {
  if (!offering) return null;
  return (
    <ToolCards names={offering.tools} project={"slug" in offering ? offering.slug : undefined} />
  );
}

export const query = graphql`
  fragment ToolCards_service on Query {
    offering: service(markdown: { id: { eq: $id } }) {
      slug
      tools
    }
  }

  fragment ToolCards_buildRecap on Query {
    offering: buildRecap(markdown: { id: { eq: $id } }) {
      tools
    }
  }

  fragment ToolCards_article on Query {
    offering: article(markdown: { id: { eq: $id } }) {
      tools
    }
  }
`;
