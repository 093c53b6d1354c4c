import clsx from "clsx";
import { graphql } from "gatsby";
import { useEffect, useRef, type RefObject } from "react";
import { contentsId } from "../../content/sections";
import { Fold } from "../Fold/Fold";
import { useText } from "../../i18n";
import * as styles from "./TableOfContents.module.css";

/** Links to the second-level headings of the page; script marks the section that is being read. */
export function TableOfContents({
  headings,
}: {
  headings: readonly Queries.TableOfContents_headingFragment[];
}) {
  const { t } = useText();
  const list = useRef<HTMLOListElement>(null);
  useSectionBeingRead(list);
  return (
    <nav className="no-print" aria-labelledby={contentsId}>
      <Fold id={contentsId} title={t("contents.title")}>
        <ol ref={list} className={clsx(styles.list, "ruled small")}>
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

/**
 * Marks the link to the section that is at a third of the window's height, where a reader's eyes are. The browser reports
 * when a heading crosses that line, so that nothing runs on every scroll event.
 */
function useSectionBeingRead(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));
    const observer = new IntersectionObserver(
      () => {
        const isAbove = (heading: Element | null) =>
          !!heading && heading.getBoundingClientRect().top < window.innerHeight / 3;
        const read = headings.findLastIndex(isAbove);
        links.forEach((link, index) =>
          index === read
            ? link.setAttribute("aria-current", "location")
            : link.removeAttribute("aria-current"),
        );
      },
      // Everything above the line, so that a jump past a heading counts as well.
      { rootMargin: "99999px 0px -66.6%" },
    );
    headings.forEach((heading) => heading && observer.observe(heading));
    return () => observer.disconnect();
  }, [list]);
}

export const query = graphql`
  fragment TableOfContents_heading on Heading {
    id
    title
    depth
  }
`;
