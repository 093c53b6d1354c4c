import { graphql } from "gatsby";
import { SiteHead, type SiteHeadProps } from "./SiteHead";
import { questionNode } from "./structured-data/content";

interface FaqHeadProps extends Pick<SiteHeadProps, "title" | "description" | "path"> {
  entries: readonly Queries.FaqHead_entryFragment[];
}

/** The head of the page with all questions and answers. */
export function FaqHead({ entries, ...page }: FaqHeadProps) {
  return (
    <SiteHead
      {...page}
      kind="FAQPage"
      describe={
        process.env.BUILD_STAGE === "build-javascript"
          ? undefined
          : ({ business }) => ({
              mainEntity: entries.map(({ entryId, question, answer }) =>
                questionNode(business.url, { entryId, question, answer: answer.text }),
              ),
            })
      }
    />
  );
}

export const query = graphql`
  fragment FaqHead_entry on FaqEntry {
    entryId
    question
    answer {
      text
    }
  }
`;
