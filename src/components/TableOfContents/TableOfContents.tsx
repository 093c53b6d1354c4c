import clsx from "clsx";
import { graphql } from "gatsby";
import { useRef } from "react";
import { contentsId } from "../../content/sections";
import { Fold } from "../Fold/Fold";
import { useSectionBeingRead } from "./useSectionBeingRead";
import { useText } from "../../i18n";
import * as styles from "./TableOfContents.module.css";

interface TableOfContentsProps {
  headings: readonly Queries.TableOfContents_headingFragment[];
}

/** Links to the second-level headings of the page; script marks the section that is being read. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const { t } = useText();
  const list = useRef<HTMLOListElement>(null);
  useSectionBeingRead(list);
  return (
    <nav className="no-print" aria-labelledby={contentsId}>
      <Fold id={contentsId} title={t("contents.title")}>
        <ol ref={list} className={clsx(styles.list, "ruled")}>
          {headings
            .filter(({ depth }) => depth === 2)
            .map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
        </ol>
      </Fold>
    </nav>
  );
}

export const query = graphql`
  fragment TableOfContents_heading on Heading {
    id
    title
    depth
  }
`;
