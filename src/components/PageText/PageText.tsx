import { graphql } from "gatsby";
import { ContentBlocks } from "../ContentBlocks/ContentBlocks";
import { Deferred } from "../FirstView/FirstView";
import { Slot } from "../Slot/Slot";
import { TextColumns } from "../layout";
import * as styles from "./PageText.module.css";

interface PageTextProps {
  page: Queries.PageText_pageFragment;
  /** How many sections below the introduction phones show unfolded. */
  unfolded?: number;
}

/**
 * The text of a page, its table of contents where the layout has it, and what extras show beside
 * it.
 */
export function PageText({ page, unfolded = 0 }: PageTextProps) {
  const { blocks, drawings } = page;
  return (
    <TextColumns
      page={page}
      aside={
        <Deferred>
          <Slot name="besideText" page={page} />
        </Deferred>
      }
    >
      <div className={styles.text}>
        <ContentBlocks
          blocks={blocks.filter(({ isIntroduction }) => isIntroduction)}
          drawings={drawings}
        />
        <Deferred>
          <ContentBlocks
            blocks={blocks.filter(({ isIntroduction }) => !isIntroduction)}
            drawings={drawings}
            unfolded={unfolded}
          />
        </Deferred>
      </div>
    </TextColumns>
  );
}

export const query = graphql`
  fragment PageText_page on ContentPage {
    ...TableOfContents_page
    blocks {
      isIntroduction
      ...ContentBlocks_block
    }
    ...PageText_extras
    drawings {
      ...Drawing_drawing
    }
  }
`;
