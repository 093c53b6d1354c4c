import { useEffect, type RefObject } from "react";

/**
 * Marks the link to the section that is at a third of the window's height, where a reader's eyes are. The browser reports
 * when a heading crosses that line, so that nothing runs on every scroll event.
 */
export function useSectionBeingRead(list: RefObject<HTMLElement>): void {
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
